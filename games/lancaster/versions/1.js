// Rules version 1, frozen by "roses freeze". It is never edited: its hash is in index.ts.
//#region games/lancaster/about.ts
var about$1 = {
	id: "lancaster",
	version: 1,
	seatCounts: [
		2,
		3,
		4,
		5
	],
	usualSeats: 4,
	options: [{
		id: "figures",
		kind: "figures",
		default: null
	}],
	rulePrefix: "LA",
	designer: "Matthias Cramer",
	publisher: "Queen Games",
	year: 2011,
	minutes: [60, 120]
};
//#endregion
//#region engine/json.ts
function copyJson(value) {
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) {
		const length = value.length;
		const list = [];
		for (let i = 0; i < length; i++) list.push(copyJson(value[i]));
		return list;
	}
	const copy = {};
	for (const key in value) copy[key] = copyJson(value[key]);
	return copy;
}
function sameJson(a, b) {
	if (a === b) return true;
	if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
	if (Array.isArray(a)) {
		if (!Array.isArray(b) || a.length !== b.length) return false;
		return a.every((item, i) => sameJson(item, b[i]));
	}
	if (Array.isArray(b)) return false;
	const left = a;
	const right = b;
	const keys = Object.keys(left);
	if (keys.length !== Object.keys(right).length) return false;
	return keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key]));
}
//#endregion
//#region engine/figures.ts
var CONFIDENCES = [
	"printed",
	"inferred",
	"reconstructed"
];
var NAME = /^\p{L}[\p{L} .'’()-]{0,31}$/u;
var isName = (value) => typeof value === "string" && NAME.test(value);
var isEntry = (key) => key.includes(".");
function entriesOf(corrected) {
	const pairs = Object.entries(corrected);
	return {
		parts: Object.fromEntries(pairs.filter(([key]) => !isEntry(key))),
		entries: Object.fromEntries(pairs.filter(([key]) => isEntry(key)))
	};
}
function withEntry(data, path, value) {
	const [key, ...rest] = path;
	if (key === void 0) return value;
	if (Array.isArray(data)) return listWith(data, key, rest, value);
	const object = typeof data === "object" && data !== null ? data : {};
	return {
		...object,
		[key]: withEntry(Object.hasOwn(object, key) ? object[key] : void 0, rest, value)
	};
}
function listWith(list, key, rest, value) {
	if (rest.length === 0 && typeof value === "boolean") return withMember(list, key, value);
	const named = list.findIndex((item) => item?.id === key);
	const place = named < 0 ? Number(key) : named;
	return Array.from({ length: Math.max(list.length, place + 1) }, (_, i) => i === place ? withEntry(list[i], rest, value) : list[i] ?? null);
}
function withMember(list, key, there) {
	const others = list.filter((item) => !isMember(item, key));
	if (!there) return others;
	if (others.length < list.length) return list;
	const pair = key.split("--");
	return [...list, pair.length === 2 ? pair : /^\d+$/.test(key) ? Number(key) : key];
}
function isMember(item, key) {
	if (!Array.isArray(item)) return String(item) === key;
	const [a, b] = key.split("--");
	return item[0] === a && item[1] === b || item[0] === b && item[1] === a;
}
function entryFaults(figures, corrected) {
	const known = new Map(figures.map((figure) => [figure.path, figure]));
	return Object.entries(entriesOf(corrected).entries).flatMap(([path, value]) => {
		const figure = known.get(path);
		if (!figure) return [faultAt(path.slice(0, 80), { say: "fault.unknown" }, "there is no such figure")];
		if (!figure.field) return [faultAt(path, { say: "fault.fixed" }, "cannot be corrected")];
		const wrong = fieldFault(figure.field, value);
		return wrong ? [faultAt(path, ...wrong)] : [];
	});
}
function faultAt(path, phrase, text) {
	return {
		path,
		phrase,
		text: `figures.${path}: ${text}`
	};
}
function fieldFault(field, value) {
	switch (field.kind) {
		case "number": {
			const { min, max } = field;
			if (isWhole(value, min, max)) return null;
			return [{
				say: "fault.whole",
				min,
				max
			}, `must be a whole number from ${min} to ${max}`];
		}
		case "flag": return typeof value === "boolean" ? null : [{ say: "fault.flag" }, "must be true or false"];
		case "choice":
			if (typeof value === "string" && field.values.includes(value)) return null;
			return [{ say: "fault.choice" }, `must be one of ${field.values.join(", ")}`];
		case "name": return isName(value) ? null : [{ say: "fault.name" }, "must be a name of 1 to 32 letters"];
		case "form":
			if (formOf(field.forms, value)) return null;
			return [{ say: "fault.choice" }, `must be one of ${field.forms.map(({ make }) => shown$1(make(1))).join(", ")}`];
	}
}
var shown$1 = (value) => JSON.stringify(value);
function isWhole(value, min, max) {
	return typeof value === "number" && Number.isInteger(value) && value >= min && value <= max && !Object.is(value, -0);
}
function formOf(forms, value) {
	for (const form of forms) {
		const { min, max } = form.number ?? {
			min: 0,
			max: 0
		};
		for (let n = min; n <= max; n++) if (sameJson(form.make(n), value)) return {
			form,
			n
		};
	}
	return null;
}
var data_default = {
	about: "The printed figures of Lancaster. confidence: printed = stated by the rules or a component; printed-disputed = sources differ; inferred = follows from stated values; reconstructed = no source, chosen for balance. A table may lay corrections over them with the option \"figures\".",
	rounds: 5,
	supply: {
		"gold": 37,
		"squires": 37,
		"votes": 37,
		"limited": true,
		"confidence": {
			"counts": "printed",
			"limited": "reconstructed"
		}
	},
	start: {
		"gold": 2,
		"squires": 2,
		"votes": 1,
		"points": 0,
		"court": [
			1,
			1,
			0,
			0
		],
		"confidence": "printed"
	},
	knights: [
		3,
		2,
		1,
		1
	],
	noblemenPerCounty: {
		"2": 2,
		"3": 2,
		"4": 3,
		"5": 4
	},
	bothCost: { "gold": 3 },
	counties: [
		{
			"id": "stafford",
			"letter": "A",
			"minStrength": 1,
			"reward": [{
				"op": "upgrade",
				"scope": "owned"
			}],
			"namesStartPlayer": false,
			"confidence": {
				"name": "printed",
				"letter": "inferred",
				"minStrength": "printed",
				"reward": "printed"
			}
		},
		{
			"id": "warwick",
			"letter": "B",
			"minStrength": 2,
			"reward": [{
				"op": "recruit",
				"strength": 1,
				"count": 1
			}],
			"namesStartPlayer": false,
			"confidence": {
				"name": "reconstructed",
				"letter": "reconstructed",
				"minStrength": "reconstructed",
				"reward": "reconstructed"
			}
		},
		{
			"id": "norfolk",
			"letter": "C",
			"minStrength": 3,
			"reward": [{
				"op": "recruit",
				"strength": 1,
				"count": 1
			}, {
				"op": "gain",
				"good": "squires",
				"amount": 2
			}],
			"namesStartPlayer": false,
			"confidence": {
				"name": "reconstructed",
				"letter": "reconstructed",
				"minStrength": "reconstructed",
				"reward": "reconstructed"
			}
		},
		{
			"id": "gloucester",
			"letter": "D",
			"minStrength": 3,
			"reward": [{
				"op": "upgrade",
				"scope": "owned"
			}, {
				"op": "gain",
				"good": "votes",
				"amount": 2
			}],
			"namesStartPlayer": false,
			"confidence": {
				"name": "printed",
				"letter": "printed",
				"minStrength": "printed",
				"reward": "printed"
			}
		},
		{
			"id": "oxford",
			"letter": "E",
			"minStrength": 1,
			"reward": [{ "op": "extension" }],
			"namesStartPlayer": false,
			"confidence": {
				"name": "reconstructed",
				"letter": "reconstructed",
				"minStrength": "reconstructed",
				"reward": "reconstructed"
			}
		},
		{
			"id": "essex",
			"letter": "F",
			"minStrength": 3,
			"reward": [{ "op": "extension" }, {
				"op": "gain",
				"good": "gold",
				"amount": 2
			}],
			"namesStartPlayer": false,
			"confidence": {
				"name": "reconstructed",
				"letter": "reconstructed",
				"minStrength": "reconstructed",
				"reward": "reconstructed"
			}
		},
		{
			"id": "somerset",
			"letter": "G",
			"minStrength": 4,
			"reward": [{
				"op": "gain",
				"good": "points",
				"amount": 6
			}],
			"namesStartPlayer": false,
			"confidence": {
				"name": "printed",
				"letter": "inferred",
				"minStrength": "inferred",
				"reward": "reconstructed"
			}
		},
		{
			"id": "hampshire",
			"letter": "H",
			"minStrength": 1,
			"reward": [{
				"op": "journey",
				"earnsFavour": true
			}],
			"namesStartPlayer": false,
			"confidence": {
				"name": "reconstructed",
				"letter": "reconstructed",
				"minStrength": "reconstructed",
				"reward": "inferred"
			}
		},
		{
			"id": "surrey",
			"letter": "I",
			"minStrength": 2,
			"reward": [{
				"op": "gain",
				"good": "squires",
				"amount": 2
			}, {
				"op": "gain",
				"good": "gold",
				"amount": 2
			}],
			"namesStartPlayer": true,
			"confidence": {
				"name": "printed",
				"letter": "printed",
				"minStrength": "reconstructed",
				"reward": "printed",
				"special": "printed"
			}
		}
	],
	castle: [
		{
			"id": "castle-gold",
			"cost": {},
			"reward": [{
				"op": "gain",
				"good": "gold",
				"amount": 2
			}],
			"confidence": {
				"kind": "printed",
				"amount": "reconstructed"
			}
		},
		{
			"id": "castle-squires",
			"cost": {},
			"reward": [{
				"op": "gain",
				"good": "squires",
				"amount": 2
			}],
			"confidence": {
				"kind": "printed",
				"amount": "printed"
			}
		},
		{
			"id": "castle-votes",
			"cost": {},
			"reward": [{
				"op": "gain",
				"good": "votes",
				"amount": 2
			}],
			"confidence": {
				"kind": "printed",
				"amount": "reconstructed"
			}
		},
		{
			"id": "castle-mixed",
			"cost": {},
			"reward": [{
				"op": "gain",
				"good": "gold",
				"amount": 1
			}, {
				"op": "gain",
				"good": "squires",
				"amount": 1
			}],
			"confidence": {
				"kind": "reconstructed",
				"amount": "reconstructed"
			}
		},
		{
			"id": "castle-recruit",
			"cost": { "squires": 3 },
			"reward": [{
				"op": "recruit",
				"strength": 1,
				"count": 1
			}],
			"confidence": {
				"kind": "printed",
				"amount": "printed"
			}
		},
		{
			"id": "castle-upgrade",
			"cost": { "squires": 2 },
			"reward": [{
				"op": "upgrade",
				"scope": "owned"
			}],
			"confidence": {
				"kind": "printed",
				"amount": "reconstructed"
			}
		}
	],
	roundTable: {
		"lord": 1,
		"nobleman": 1,
		"skippedInRound": 5,
		"confidence": "printed"
	},
	favours: [
		{
			"id": "favour-nobleman",
			"reward": [{ "op": "nobleman" }],
			"confidence": {
				"kind": "printed",
				"amount": "inferred"
			}
		},
		{
			"id": "favour-upgrade",
			"reward": [{
				"op": "upgrade",
				"scope": "owned"
			}],
			"confidence": {
				"kind": "printed",
				"amount": "inferred"
			}
		},
		{
			"id": "favour-three-squires",
			"reward": [{
				"op": "gain",
				"good": "squires",
				"amount": 3
			}],
			"confidence": {
				"kind": "printed",
				"amount": "reconstructed"
			}
		},
		{
			"id": "favour-two-gold",
			"reward": [{
				"op": "gain",
				"good": "gold",
				"amount": 2
			}],
			"confidence": {
				"kind": "printed",
				"amount": "reconstructed"
			}
		},
		{
			"id": "favour-two-squires",
			"reward": [{
				"op": "gain",
				"good": "squires",
				"amount": 2
			}],
			"confidence": {
				"kind": "printed",
				"amount": "reconstructed"
			}
		},
		{
			"id": "favour-gold-and-squire",
			"reward": [{
				"op": "gain",
				"good": "gold",
				"amount": 1
			}, {
				"op": "gain",
				"good": "squires",
				"amount": 1
			}],
			"confidence": {
				"kind": "inferred",
				"amount": "reconstructed"
			}
		}
	],
	conflicts: [
		{
			"id": "conflict-01",
			"frenchStrength": 4,
			"points": [
				3,
				2,
				1
			],
			"usedWith": [3],
			"confidence": "reconstructed"
		},
		{
			"id": "conflict-02",
			"frenchStrength": 4,
			"points": [
				3,
				2,
				1
			],
			"usedWith": [
				2,
				3,
				4
			],
			"confidence": "reconstructed"
		},
		{
			"id": "conflict-03",
			"frenchStrength": 5,
			"points": [
				4,
				2,
				1
			],
			"usedWith": [
				2,
				3,
				4,
				5
			],
			"confidence": "printed"
		},
		{
			"id": "conflict-04",
			"frenchStrength": 5,
			"points": [
				4,
				2,
				1
			],
			"usedWith": [
				2,
				3,
				4,
				5
			],
			"confidence": "reconstructed"
		},
		{
			"id": "conflict-05",
			"frenchStrength": 5,
			"points": [
				4,
				2,
				1
			],
			"usedWith": [
				2,
				3,
				4,
				5
			],
			"confidence": "reconstructed"
		},
		{
			"id": "conflict-06",
			"frenchStrength": 6,
			"points": [
				5,
				3,
				1
			],
			"usedWith": [
				2,
				3,
				4,
				5
			],
			"confidence": "reconstructed"
		},
		{
			"id": "conflict-07",
			"frenchStrength": 6,
			"points": [
				5,
				3,
				1
			],
			"usedWith": [
				2,
				3,
				4,
				5
			],
			"confidence": "reconstructed"
		},
		{
			"id": "conflict-08",
			"frenchStrength": 6,
			"points": [
				5,
				3,
				1
			],
			"usedWith": [
				2,
				3,
				4,
				5
			],
			"confidence": "reconstructed"
		},
		{
			"id": "conflict-09",
			"frenchStrength": 7,
			"points": [
				6,
				3,
				2
			],
			"usedWith": [
				2,
				3,
				4,
				5
			],
			"confidence": "reconstructed"
		},
		{
			"id": "conflict-10",
			"frenchStrength": 7,
			"points": [
				6,
				3,
				2
			],
			"usedWith": [
				2,
				3,
				4,
				5
			],
			"confidence": "reconstructed"
		},
		{
			"id": "conflict-11",
			"frenchStrength": 8,
			"points": [
				7,
				4,
				2
			],
			"usedWith": [
				2,
				4,
				5
			],
			"confidence": "reconstructed"
		},
		{
			"id": "conflict-12",
			"frenchStrength": 8,
			"points": [
				7,
				4,
				2
			],
			"usedWith": [5],
			"confidence": "reconstructed"
		}
	],
	newConflicts: 2,
	spacesPerConflict: 3,
	ransomPerStrength: 1,
	laws: [
		{
			"id": "law-most-gold-upgrades",
			"group": 0,
			"kind": "majority",
			"compare": "gold",
			"effect": [{
				"op": "upgrade",
				"scope": "deployed"
			}],
			"confidence": "printed"
		},
		{
			"id": "law-most-squires-recruits",
			"group": 0,
			"kind": "majority",
			"compare": "squires",
			"effect": [{
				"op": "recruit",
				"strength": 1,
				"count": 1
			}],
			"confidence": "printed"
		},
		{
			"id": "law-two-counties-points",
			"group": 0,
			"kind": "per-set",
			"count": "counties",
			"setSize": 2,
			"effect": [{
				"op": "gain",
				"good": "points",
				"amount": 2
			}],
			"confidence": "printed-disputed"
		},
		{
			"id": "law-gold-buys-votes",
			"group": 1,
			"kind": "exchange",
			"cost": { "gold": 1 },
			"effect": [{
				"op": "gain",
				"good": "votes",
				"amount": 1
			}],
			"confidence": "printed"
		},
		{
			"id": "law-squire-and-gold-for-points",
			"group": 1,
			"kind": "exchange",
			"cost": {
				"squires": 1,
				"gold": 1
			},
			"effect": [{
				"op": "gain",
				"good": "points",
				"amount": 3
			}],
			"confidence": "printed"
		},
		{
			"id": "law-two-conflicts-extension",
			"group": 1,
			"kind": "per-set",
			"count": "conflicts",
			"setSize": 2,
			"effect": [{ "op": "extension" }],
			"confidence": "printed"
		},
		{
			"id": "law-strength-two-squires",
			"group": 1,
			"kind": "per-set",
			"count": "knights",
			"strength": 2,
			"setSize": 1,
			"effect": [{
				"op": "gain",
				"good": "squires",
				"amount": 1
			}],
			"confidence": "printed"
		},
		{
			"id": "law-two-conflicts-goods",
			"group": 2,
			"kind": "per-set",
			"count": "conflicts",
			"setSize": 2,
			"effect": [
				{
					"op": "gain",
					"good": "squires",
					"amount": 1
				},
				{
					"op": "gain",
					"good": "votes",
					"amount": 1
				},
				{
					"op": "gain",
					"good": "gold",
					"amount": 1
				}
			],
			"confidence": "printed"
		},
		{
			"id": "law-no-strength-two-upgrade",
			"group": 2,
			"kind": "condition",
			"when": [{
				"strength": 2,
				"place": "deployed",
				"least": 0,
				"most": 0
			}],
			"effect": [{
				"op": "upgrade",
				"scope": "owned"
			}],
			"confidence": "printed"
		},
		{
			"id": "law-strength-three-to-four",
			"group": 2,
			"kind": "condition",
			"when": [{
				"strength": 3,
				"place": "deployed",
				"least": 1,
				"most": 1
			}, {
				"strength": 4,
				"place": "reserve",
				"least": 1,
				"most": 1
			}],
			"effect": [{
				"op": "upgrade",
				"scope": "deployed",
				"from": 3,
				"to": 4
			}],
			"confidence": "printed"
		},
		{
			"id": "law-three-extensions-points",
			"group": 2,
			"kind": "per-set",
			"count": "extensions",
			"setSize": 3,
			"effect": [{
				"op": "gain",
				"good": "points",
				"amount": 5
			}],
			"confidence": "printed"
		},
		{
			"id": "law-conflict-points",
			"group": 3,
			"kind": "per-set",
			"count": "conflicts",
			"setSize": 1,
			"effect": [{
				"op": "gain",
				"good": "points",
				"amount": 3
			}],
			"confidence": "printed"
		},
		{
			"id": "law-three-counties-points",
			"group": 3,
			"kind": "per-set",
			"count": "counties",
			"setSize": 3,
			"effect": [{
				"op": "gain",
				"good": "points",
				"amount": 8
			}],
			"confidence": "printed"
		},
		{
			"id": "law-three-weak-knights-points",
			"group": 3,
			"kind": "condition",
			"when": [{
				"strength": 1,
				"place": "deployed",
				"least": 3,
				"most": 3
			}],
			"effect": [{
				"op": "gain",
				"good": "points",
				"amount": 5
			}],
			"confidence": "printed"
		},
		{
			"id": "law-three-noblemen-recruit",
			"group": 3,
			"kind": "per-set",
			"count": "noblemen",
			"setSize": 3,
			"effect": [{
				"op": "recruit",
				"strength": 1,
				"count": 1
			}],
			"confidence": "printed"
		},
		{
			"id": "law-gold-for-points",
			"group": 4,
			"kind": "exchange",
			"cost": { "gold": 1 },
			"effect": [{
				"op": "gain",
				"good": "points",
				"amount": 1
			}],
			"confidence": "printed"
		},
		{
			"id": "law-squire-for-points",
			"group": 4,
			"kind": "exchange",
			"cost": { "squires": 1 },
			"effect": [{
				"op": "gain",
				"good": "points",
				"amount": 1
			}],
			"confidence": "printed"
		},
		{
			"id": "law-four-strengths-points",
			"group": 4,
			"kind": "condition",
			"when": [
				{
					"strength": 1,
					"place": "deployed",
					"least": 1,
					"most": 7
				},
				{
					"strength": 2,
					"place": "deployed",
					"least": 1,
					"most": 7
				},
				{
					"strength": 3,
					"place": "deployed",
					"least": 1,
					"most": 7
				},
				{
					"strength": 4,
					"place": "deployed",
					"least": 1,
					"most": 7
				}
			],
			"effect": [{
				"op": "gain",
				"good": "points",
				"amount": 6
			}],
			"confidence": "printed"
		}
	],
	lawsPerRow: 3,
	voteTile: 1,
	scoring: {
		"first": 8,
		"second": 4,
		"secondWithTwo": 0,
		"noblemen": [
			0,
			0,
			1,
			3,
			6,
			10,
			15,
			21,
			28,
			36
		],
		"confidence": "printed"
	},
	ally: {
		"court": [
			0,
			1,
			0,
			0
		],
		"castle": [{
			"id": "ally-castle-recruit",
			"cost": {},
			"reward": [{
				"op": "recruit",
				"strength": 1,
				"count": 1
			}]
		}, {
			"id": "ally-castle-upgrade",
			"cost": {},
			"reward": [{
				"op": "upgrade",
				"scope": "owned"
			}]
		}],
		"confidence": "printed"
	}
};
//#endregion
//#region games/lancaster/rules/list.ts
function nth(list, index) {
	return list[index];
}
function add(list, index, amount) {
	list[index] = nth(list, index) + amount;
}
function sum(list) {
	let total = 0;
	for (const value of list) total += value;
	return total;
}
function countTrue(list) {
	let total = 0;
	for (const value of list) if (value) total++;
	return total;
}
function strengthOf(byStrength) {
	let total = 0;
	for (let i = 0; i < byStrength.length; i++) total += (i + 1) * nth(byStrength, i);
	return total;
}
function deepFreeze(value) {
	if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
	for (const item of Object.values(value)) deepFreeze(item);
	return Object.freeze(value);
}
//#endregion
//#region games/lancaster/rules/figures.ts
var PRINTED = deepFreeze(data_default);
var byIdentity = new WeakMap();
var byText = new Map();
var REMEMBERED = 100;
function figuresOf(corrections) {
	if (corrections === null) return PRINTED;
	const known = byIdentity.get(corrections);
	if (known) return known;
	const text = JSON.stringify(corrections);
	let figures = byText.get(text);
	if (!figures) {
		if (byText.size >= REMEMBERED) byText.clear();
		figures = deepFreeze(corrected(JSON.parse(text)));
		byText.set(text, figures);
	}
	byIdentity.set(corrections, figures);
	return figures;
}
function corrected(corrections) {
	const { parts, entries } = entriesOf(corrections);
	const figures = Object.entries(entries).reduce((whole, [path, value]) => withEntry(whole, placeOf(path), value), withParts(parts));
	return Object.keys(entries).length > 0 ? withoutGaps(figures) : figures;
}
function placeOf(path) {
	const [part = "", key = "", field, ...rest] = path.split(".");
	if (part !== "counties") return path.split(".");
	const county = PRINTED.counties.findIndex(({ letter }) => letter === key);
	return [
		part,
		String(county),
		...field === void 0 ? [] : [field === "name" ? "id" : field],
		...rest
	];
}
function withoutGaps(figures) {
	const there = (list) => list.filter((effect) => effect !== null);
	const rewarded = (list) => list.map((entry) => ({
		...entry,
		reward: there(entry.reward)
	}));
	return {
		...figures,
		counties: rewarded(figures.counties),
		castle: rewarded(figures.castle),
		favours: rewarded(figures.favours),
		ally: {
			...figures.ally,
			castle: rewarded(figures.ally.castle)
		},
		laws: figures.laws.map((law) => ({
			...law,
			effect: there(law.effect)
		}))
	};
}
function withParts({ supply, counties, castle, favours, conflicts, laws }) {
	return {
		...PRINTED,
		supply: {
			...PRINTED.supply,
			...supply
		},
		counties: PRINTED.counties.map((county) => {
			const { name, ...rest } = counties?.[county.letter] ?? {};
			return {
				...county,
				...rest,
				id: name ?? county.id
			};
		}),
		castle: laidOver(PRINTED.castle, castle),
		favours: laidOver(PRINTED.favours, favours),
		conflicts: laidOver(PRINTED.conflicts, conflicts),
		laws: laidOver(PRINTED.laws, laws)
	};
}
function laidOver(printed, over) {
	return printed.map((entry) => ({
		...entry,
		...over?.[entry.id]
	}));
}
//#endregion
//#region games/lancaster/speech/names.ts
var printedCounties = new Set(PRINTED.counties.map((county) => county.id));
function countyName(id) {
	return printedCounties.has(id) ? { say: `county.${id}` } : id;
}
var spaceName = (id) => ({ say: `space.${id}` });
var slotName = (slot) => ({ say: `slot.${slot}` });
var lawTitle = (id) => ({ say: `law.title.${id}` });
function whoName(who) {
	return who.ally ? {
		say: "ally",
		of: { seat: who.seat }
	} : { seat: who.seat };
}
var COLOURS = [
	{
		name: "blue",
		livery: "azure"
	},
	{
		name: "green",
		livery: "vert"
	},
	{
		name: "red",
		livery: "gules"
	},
	{
		name: "yellow",
		livery: "or"
	},
	{
		name: "purple",
		livery: "purpure"
	}
];
function seat(seat, seats) {
	const { name, livery } = nth(COLOURS, seats === 2 ? seat * 2 : seat);
	return {
		name: { say: `seat.${name}` },
		livery
	};
}
//#endregion
//#region games/lancaster/types/figures.ts
var GOODS = [
	"gold",
	"squires",
	"votes"
];
//#endregion
//#region games/lancaster/types/move.ts
var SLOTS = [
	"UL",
	"UR",
	"LL",
	"LR"
];
var ALLY_COLOURS = ["green", "yellow"];
//#endregion
//#region games/lancaster/speech/texts.ts
function effectText(effect) {
	switch (effect.op) {
		case "gain": return {
			say: `goods.${effect.good}`,
			n: effect.amount
		};
		case "recruit": return {
			say: "effect.recruit",
			n: effect.count,
			strength: effect.strength
		};
		case "upgrade":
			if (effect.from !== void 0 && effect.to !== void 0) return {
				say: "effect.swap",
				from: effect.from,
				to: effect.to
			};
			return { say: `effect.upgrade.${effect.scope}` };
		case "extension":
		case "nobleman":
		case "journey": return { say: `effect.${effect.op}` };
	}
}
function rewardText(reward, times = 1) {
	if (reward.length === 0) return [{ say: "effect.nothing" }];
	return reward.flatMap((effect) => {
		if (effect.op === "gain") return [effectText({
			...effect,
			amount: effect.amount * times
		})];
		if (effect.op === "recruit") return [effectText({
			...effect,
			count: effect.count * times
		})];
		if (effect.op === "extension" && times > 1) return [{
			say: "effect.extensions",
			n: times
		}];
		return Array.from({ length: times }, () => effectText(effect));
	});
}
function allyRewardText(reward) {
	const works = reward.filter((effect) => !isLostOnAlly(effect));
	if (works.length === 0) return rewardText([]);
	return works.map((effect) => effect.op === "nobleman" ? { say: "effect.nobleman.ally" } : effectText(effect));
}
function isLostOnAlly({ op }) {
	return op === "gain" || op === "extension";
}
function favourText(say, ally, reward) {
	if (!ally) return {
		say,
		reward: rewardText(reward)
	};
	if (reward.every(isLostOnAlly)) return {
		say: `${say}.lost`,
		reward: rewardText(reward)
	};
	return {
		say,
		reward: allyRewardText(reward)
	};
}
function costText(cost, times = 1) {
	const parts = GOODS.flatMap((good) => {
		const n = (cost[good] ?? 0) * times;
		return n > 0 ? [{
			say: `goods.${good}`,
			n
		}] : [];
	});
	return parts.length === 0 ? [{ say: "effect.nothing" }] : parts;
}
function lawText(law) {
	const gets = rewardText(law.effect);
	switch (law.kind) {
		case "majority": return {
			say: `law.most.${law.compare}`,
			gets
		};
		case "per-set": return {
			say: "law.for",
			set: {
				say: `law.set.${law.count}`,
				n: law.setSize,
				strength: law.strength ?? 0
			},
			gets
		};
		case "condition": return {
			say: "law.for",
			set: { say: `law.when.${law.id}` },
			gets
		};
		case "exchange": return {
			say: "law.exchange",
			cost: costText(law.cost),
			gets
		};
	}
}
//#endregion
//#region games/lancaster/figures/confidence.ts
var lists = {
	castle: data_default.castle,
	favours: data_default.favours,
	conflicts: data_default.conflicts,
	laws: data_default.laws
};
function saidOf(part, key) {
	if (part === "counties") return data_default.counties.find(({ letter }) => letter === key)?.confidence;
	const list = lists[part];
	if (list) return list.find(({ id }) => id === key)?.confidence;
	return data_default[part]?.confidence;
}
var FIELDS = {
	"counties.name": ["name", "letter"],
	"counties.minStrength": ["minStrength"],
	"counties.reward": ["reward"],
	"counties.namesStartPlayer": ["special"],
	"castle.cost": ["amount"],
	"castle.reward": ["kind", "amount"],
	"favours.reward": ["kind", "amount"],
	"supply.gold": ["counts"],
	"supply.squires": ["counts"],
	"supply.votes": ["counts"],
	"supply.limited": ["limited"]
};
function sourcesOf(path) {
	const [part = "", key = "", field = ""] = path.split(".");
	const listed = part === "counties" || Object.hasOwn(lists, part);
	const fields = FIELDS[`${part}.${listed ? field : key}`];
	const place = listed ? `${part}.${key}` : part;
	return typeof saidOf(part, key) === "string" ? [place] : (fields ?? []).map((name) => `${place}.${name}`);
}
function sourceOf(path) {
	const [part = "", key = ""] = path.split(".");
	const said = saidOf(part, key);
	const words = sourcesOf(path).map((source) => typeof said === "string" ? said : said?.[source.slice(source.lastIndexOf(".") + 1)]);
	const confidence = CONFIDENCES.findLast((known) => words.includes(known)) ?? "printed";
	return words.includes("printed-disputed") ? {
		confidence,
		disputed: true
	} : { confidence };
}
//#endregion
//#region games/lancaster/figures/make.ts
var label = (id, n) => ({
	say: `label.${id}`,
	...n === void 0 ? {} : { n }
});
function fixed(where, path, text, value) {
	return {
		...where,
		path,
		label: text,
		value,
		...sourceOf(path)
	};
}
function figure(where, path, text, value, field) {
	return {
		...fixed(where, path, text, value),
		field
	};
}
function number(where, path, text, value, max = 20, min = 0) {
	return figure(where, path, text, value, {
		kind: "number",
		min,
		max
	});
}
function flag(where, path, text, value) {
	return figure(where, path, text, value, { kind: "flag" });
}
function name$7(where, path, text, value, tell) {
	return {
		...figure(where, path, text, value, { kind: "name" }),
		...tell ? { tell } : {}
	};
}
function costs(where, path, cost) {
	return GOODS.map((good) => number(where, `${path}.${good}`, label(`cost-${good}`), cost[good] ?? 0));
}
var MOST = 4;
var AMOUNT = {
	min: 1,
	max: 20
};
var gain$1 = (good) => ({
	id: good,
	label: { say: `form.${good}` },
	number: AMOUNT,
	make: (amount) => ({
		op: "gain",
		good,
		amount
	})
});
var form = (id, effect) => ({
	id,
	label: { say: `form.${id}` },
	make: () => effect
});
var NOTHING = form("nothing", null);
var KNIGHTS = [
	{
		id: "recruit",
		label: { say: "form.recruit" },
		number: {
			min: 1,
			max: 4
		},
		make: (strength) => ({
			op: "recruit",
			strength,
			count: 1
		})
	},
	form("recruit-two", {
		op: "recruit",
		strength: 1,
		count: 2
	}),
	form("recruit-three", {
		op: "recruit",
		strength: 1,
		count: 3
	}),
	form("upgrade", {
		op: "upgrade",
		scope: "owned"
	}),
	form("upgrade-placed", {
		op: "upgrade",
		scope: "deployed"
	}),
	{
		id: "swap",
		label: { say: "form.swap" },
		number: {
			min: 1,
			max: 3
		},
		make: (from) => ({
			op: "upgrade",
			scope: "deployed",
			from,
			to: from + 1
		})
	},
	form("nobleman", { op: "nobleman" })
];
var GOODS_AND_TILES = [...[
	"gold",
	"squires",
	"votes",
	"points"
].map(gain$1), form("extension", { op: "extension" })];
var JOURNEYS = [form("journey", {
	op: "journey",
	earnsFavour: true
}), form("journey-bare", {
	op: "journey",
	earnsFavour: false
})];
var ANYWHERE = [
	NOTHING,
	...GOODS_AND_TILES,
	...KNIGHTS
];
var IN_COUNTY = [...ANYWHERE, ...JOURNEYS];
var FOR_ALLY = [NOTHING, ...KNIGHTS];
function rewards(where, path, reward, forms = ANYWHERE) {
	return Array.from({ length: Math.min(MOST, Math.max(2, reward.length + 1)) }, (_, i) => ({
		...figure(where, `${path}.${i}`, label("reward", i + 1), reward[i] ?? null, {
			kind: "form",
			forms
		}),
		tell: (value) => rewardText([value])[0] ?? { say: "value.none" }
	}));
}
//#endregion
//#region games/lancaster/figures/england.ts
var called = (id) => {
	const known = countyName(String(id));
	return typeof known === "string" ? {
		say: "value.text",
		text: known
	} : known;
};
function countyFigures({ counties }) {
	return counties.flatMap(({ id, letter, minStrength, reward, namesStartPlayer }, i) => {
		const where = {
			group: "counties",
			about: {
				say: "about.county",
				letter,
				name: countyName(PRINTED.counties[i]?.id ?? "")
			}
		};
		const path = `counties.${letter}`;
		return [
			name$7(where, `${path}.name`, label("name"), id, called),
			number(where, `${path}.minStrength`, label("minimum"), minStrength, 4, 1),
			...rewards(where, `${path}.reward`, reward, IN_COUNTY),
			flag(where, `${path}.namesStartPlayer`, label("names-start"), namesStartPlayer)
		];
	});
}
function castleFigures({ castle, ally, roundTable }) {
	const table = {
		group: "castle",
		about: { say: "word.roundTable" }
	};
	const spaces = (list, path, forms) => list.flatMap(({ id, cost, reward }) => {
		const where = {
			group: "castle",
			about: spaceName(id)
		};
		return [...costs(where, `${path}.${id}.cost`, cost), ...rewards(where, `${path}.${id}.reward`, reward, forms)];
	});
	return [
		...spaces(castle, "castle"),
		...spaces(ally.castle, "ally.castle", FOR_ALLY),
		number(table, "roundTable.lord", label("lord"), roundTable.lord),
		number(table, "roundTable.nobleman", label("nobleman"), roundTable.nobleman),
		number(table, "roundTable.skippedInRound", label("skipped"), roundTable.skippedInRound, 5, 1)
	];
}
function favourFigures({ favours }) {
	return favours.flatMap(({ id, reward }, i) => rewards({
		group: "favours",
		about: {
			say: "about.favour",
			n: i + 1
		}
	}, `favours.${id}.reward`, reward));
}
//#endregion
//#region games/lancaster/figures/france.ts
function conflictFigures({ conflicts, newConflicts, spacesPerConflict, ransomPerStrength }) {
	const group = "conflicts";
	return [
		fixed({ group }, "newConflicts", label("new-conflicts"), newConflicts),
		fixed({ group }, "spacesPerConflict", label("conflict-spaces"), spacesPerConflict),
		fixed({ group }, "ransomPerStrength", label("ransom"), ransomPerStrength),
		...conflicts.flatMap(({ id, frenchStrength, points, usedWith }, i) => {
			const where = {
				group,
				about: {
					say: "about.conflict",
					n: i + 1
				}
			};
			const path = `conflicts.${id}`;
			return [
				number(where, `${path}.frenchStrength`, label("french"), frenchStrength, 40, 1),
				...points.map((value, place) => number(where, `${path}.points.${place}`, label("points", place + 1), value)),
				...[
					2,
					3,
					4,
					5
				].map((seats) => flag(where, `${path}.usedWith.${seats}`, label("used-with", seats), usedWith.includes(seats)))
			];
		})
	];
}
//#endregion
//#region games/lancaster/figures/frame.ts
var MOST_POINTS = 99;
function knights$1(where, path, court, owned) {
	return court.map((n, i) => number(where, `${path}.${i}`, label("strength", i + 1), n, owned[i] ?? 0));
}
function startFigures(figures) {
	const { rounds, start, supply, ally, noblemenPerCounty, bothCost } = figures;
	const group = "start";
	const court = {
		group,
		about: label("court")
	};
	const allies = {
		group,
		about: label("ally-court")
	};
	return [
		fixed({ group }, "rounds", label("rounds"), rounds),
		...[
			"gold",
			"squires",
			"votes",
			"points"
		].map((gain) => number({
			group,
			about: label("start")
		}, `start.${gain}`, { say: `word.${gain}` }, start[gain])),
		...knights$1(court, "start.court", start.court, figures.knights),
		...knights$1(allies, "ally.court", ally.court, figures.knights),
		...figures.knights.map((n, i) => fixed({
			group,
			about: label("knights")
		}, `knights.${i}`, label("strength", i + 1), n)),
		...GOODS.map((good) => number({
			group,
			about: { say: "word.supply" }
		}, `supply.${good}`, { say: `word.${good}` }, supply[good], 200, 20)),
		flag({
			group,
			about: { say: "word.supply" }
		}, "supply.limited", label("limited"), supply.limited),
		...Object.entries(noblemenPerCounty).map(([seats, n]) => fixed({
			group,
			about: label("noblemen")
		}, `noblemenPerCounty.${seats}`, label("players", Number(seats)), n)),
		fixed({ group }, "bothCost.gold", label("both-cost"), bothCost.gold ?? 0)
	];
}
function endFigures({ scoring }) {
	const group = "end";
	return [
		number({ group }, "scoring.first", label("first"), scoring.first, MOST_POINTS),
		number({ group }, "scoring.second", label("second"), scoring.second, MOST_POINTS),
		number({ group }, "scoring.secondWithTwo", label("second-with-two"), scoring.secondWithTwo, MOST_POINTS),
		...scoring.noblemen.map((points, n) => number({
			group,
			about: label("noblemen-points")
		}, `scoring.noblemen.${n}`, label("noblemen-of", n), points, MOST_POINTS))
	];
}
//#endregion
//#region games/lancaster/figures/laws.ts
function lawFigures({ laws, lawsPerRow, voteTile }) {
	const group = "laws";
	return [
		fixed({ group }, "lawsPerRow", label("laws-per-row"), lawsPerRow),
		fixed({ group }, "voteTile", label("vote-tile"), voteTile),
		...laws.flatMap((law) => {
			const where = {
				group,
				about: lawTitle(law.id)
			};
			const path = `laws.${law.id}`;
			return [
				...law.kind === "exchange" ? costs(where, `${path}.cost`, law.cost) : [],
				...law.kind === "per-set" ? [number(where, `${path}.setSize`, label("set-size"), law.setSize, 9, 1)] : [],
				...rewards(where, `${path}.effect`, law.effect)
			];
		})
	];
}
//#endregion
//#region games/lancaster/figures/index.ts
var printed = null;
function figures(corrected) {
	return corrected === null ? printed ??= made(null) : made(corrected);
}
function made(corrected) {
	const all = figuresOf(corrected);
	return [
		startFigures,
		countyFigures,
		castleFigures,
		favourFigures,
		conflictFigures,
		lawFigures,
		endFigures
	].flatMap((part) => part(all));
}
//#endregion
//#region games/lancaster/rules/check-figures.ts
function fault(place, phrase, rest) {
	return {
		path: place.replace(/^figures\.?/, "").replaceAll(/\[(\d+)\]/g, ".$1"),
		phrase,
		text: `${place}${rest}`
	};
}
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var shown = (text) => `"${text.slice(0, 40)}"`;
var whole = (least, most) => (value, path) => typeof value === "number" && Number.isInteger(value) && value >= least && value <= most ? [] : [fault(path, {
	say: "fault.whole",
	min: least,
	max: most
}, ` must be a whole number from ${least} to ${most}`)];
var oneOf = (...values) => (value, path) => values.includes(value) ? [] : [fault(path, { say: "fault.choice" }, ` must be one of ${values.join(", ")}`)];
var list$1 = (item, least, most) => (value, path) => {
	if (!Array.isArray(value) || value.length < least || value.length > most) return [fault(path, { say: "fault.list" }, ` must be a list of ${least === most ? least : `${least} to ${most}`} entries`)];
	return value.flatMap((entry, i) => item(entry, `${path}[${i}]`));
};
var some = (fields) => (value, path) => {
	if (!isObject(value)) return [fault(path, { say: "fault.object" }, " must be an object")];
	return Object.entries(value).flatMap(([key, item]) => {
		const check = Object.hasOwn(fields, key) ? fields[key] : void 0;
		return check ? check(item, `${path}.${key}`) : [fault(path, { say: "fault.unknown" }, ` has no ${shown(key)} (known: ${Object.keys(fields).join(", ")})`)];
	});
};
var all = (fields, optional = []) => (value, path) => {
	const problems = some(fields)(value, path);
	if (!isObject(value)) return problems;
	const missing = Object.keys(fields).filter((key) => !Object.hasOwn(value, key) && !optional.includes(key));
	return [...problems, ...missing.map((key) => fault(path, { say: "fault.object" }, ` lacks ${key}`))];
};
var keyed = (keys, check) => some(Object.fromEntries(keys.map((key) => [key, check])));
var amount = whole(0, 20);
var cost = keyed(GOODS, amount);
var EFFECTS = {
	gain: all({
		op: oneOf("gain"),
		good: oneOf(...GOODS, "points"),
		amount
	}),
	recruit: all({
		op: oneOf("recruit"),
		strength: whole(1, 4),
		count: whole(1, 3)
	}),
	upgrade: all({
		op: oneOf("upgrade"),
		scope: oneOf("deployed", "owned"),
		from: whole(1, 3),
		to: whole(2, 4)
	}, ["from", "to"]),
	extension: all({ op: oneOf("extension") }),
	nobleman: all({ op: oneOf("nobleman") }),
	journey: all({
		op: oneOf("journey"),
		earnsFavour: oneOf(true, false)
	})
};
var effect = (ops) => (value, path) => {
	const op = isObject(value) ? ops.find((known) => known === value["op"]) : void 0;
	if (op === void 0) return [fault(`${path}.op`, { say: "fault.choice" }, ` must be one of ${ops.join(", ")}`)];
	const { from, to } = value;
	const pair = from === void 0 === (to === void 0) ? [] : [fault(path, { say: "fault.object" }, " needs both from and to, or neither")];
	const falls = typeof from === "number" && typeof to === "number" && to <= from;
	return [
		...EFFECTS[op](value, path),
		...pair,
		...falls ? [fault(`${path}.to`, { say: "fault.object" }, " must be more than from")] : []
	];
};
var anywhere = list$1(effect([
	"gain",
	"recruit",
	"upgrade",
	"extension",
	"nobleman"
]), 0, 4);
var inCounty = list$1(effect([
	"gain",
	"recruit",
	"upgrade",
	"extension",
	"nobleman",
	"journey"
]), 0, 4);
var name$6 = (value, path) => typeof value === "string" && /^\p{L}[\p{L} '-]{0,23}$/u.test(value) ? [] : [fault(path, { say: "fault.name" }, " must be a name of 1 to 24 letters")];
var FIGURES = some({
	supply: some({
		limited: oneOf(true, false),
		...Object.fromEntries(GOODS.map((good) => [good, whole(20, 200)]))
	}),
	counties: keyed(PRINTED.counties.map((county) => county.letter), some({
		name: name$6,
		minStrength: whole(1, 4),
		reward: inCounty
	})),
	castle: keyed(PRINTED.castle.map((space) => space.id), some({
		cost,
		reward: anywhere
	})),
	favours: keyed(PRINTED.favours.map((favour) => favour.id), some({ reward: anywhere })),
	conflicts: keyed(PRINTED.conflicts.map((card) => card.id), some({
		frenchStrength: whole(1, 40),
		points: list$1(amount, 3, 3),
		usedWith: list$1(whole(2, 5), 0, 4)
	})),
	laws: some(Object.fromEntries(PRINTED.laws.map((law) => [law.id, law.kind === "exchange" ? some({
		effect: anywhere,
		cost
	}) : some({ effect: anywhere })])))
});
function checkFigures(given) {
	if (!isObject(given)) return FIGURES(given, "figures");
	const corrected = given;
	const problems = [...FIGURES(entriesOf(corrected).parts, "figures"), ...entryFaults(figures(null), corrected)];
	return problems.length > 0 ? problems : consistency(given);
}
function consistency(corrections) {
	const figures = figuresOf(corrections);
	const problems = [];
	const report = (...found) => problems.push(fault(...found));
	const wanted = figures.newConflicts * figures.rounds;
	for (const seats of [
		2,
		3,
		4,
		5
	]) {
		const cards = figures.conflicts.filter((card) => card.usedWith.includes(seats)).length;
		if (cards !== wanted) report("figures.conflicts", {
			say: "fault.cards",
			cards,
			seats,
			wanted
		}, `: ${cards} cards are used with ${seats} players, not ${wanted}`);
	}
	for (const { id, points } of figures.conflicts) if (points.some((value, i) => i > 0 && value > (points[i - 1] ?? 0))) report(`figures.conflicts.${id}.points`, { say: "fault.falling" }, " must be listed highest first");
	for (const law of figures.laws) if (law.kind === "exchange" && !GOODS.some((good) => (law.cost[good] ?? 0) > 0)) report(`figures.laws.${law.id}.cost`, { say: "fault.free" }, " must be more than nothing");
	const names = figures.counties.map((county) => county.id.toLowerCase());
	if (new Set(names).size < names.length) report("figures.counties", { say: "fault.names" }, ": two counties have the same name");
	if (figures.counties.filter((county) => county.namesStartPlayer).length !== 1) report("figures.counties", { say: "fault.start-player" }, ": one county names the start player");
	for (const good of GOODS) if (figures.supply[good] < 5 * figures.start[good]) report(`figures.supply.${good}`, { say: "fault.supply" }, " must be enough for five players to start with");
	if (sum(figures.start.court) < 1) report("figures.start.court", { say: "fault.court" }, " must have a knight");
	return problems;
}
//#endregion
//#region games/lancaster/rules/copy.ts
var rows = (lists) => lists.map((list) => list.slice());
function copy(state) {
	const { last, figures } = state;
	return {
		...state,
		figures: figures === null || Object.isFrozen(figures) ? figures : copyJson(figures),
		times: state.times.slice(),
		tilesLeft: state.tilesLeft.slice(),
		passed: state.passed.slice(),
		todo: state.todo.map((task) => ({ ...task })),
		slots: state.slots.slice(),
		gold: state.gold.slice(),
		squires: state.squires.slice(),
		votes: state.votes.slice(),
		points: state.points.slice(),
		supply: { ...state.supply },
		court: rows(state.court),
		reserve: rows(state.reserve),
		castle: rows(state.castle),
		extensions: rows(state.extensions),
		noblemen: rows(state.noblemen),
		counties: state.counties.map((county) => ({ ...county })),
		conflicts: state.conflicts.map((conflict) => conflict && {
			card: conflict.card,
			spaces: conflict.spaces.map(({ house, knights }) => ({
				house,
				knights: knights.slice()
			}))
		}),
		favours: state.favours.slice(),
		lawDeck: state.lawDeck.slice(),
		conflictDeck: state.conflictDeck.slice(),
		current: state.current.slice(),
		proposed: state.proposed.slice(),
		results: state.results.map((result) => Object.isFrozen(result) ? result : copyJson(result)),
		last: last && {
			seat: last.seat,
			move: Object.isFrozen(last.move) ? last.move : { ...last.move }
		},
		allyColours: state.allyColours.slice()
	};
}
//#endregion
//#region games/lancaster/rules/goods.ts
function gain(state, seat, good, amount, tell) {
	let n = amount;
	if (good !== "points") {
		if (figuresOf(state.figures).supply.limited) n = Math.min(n, state.supply[good]);
		state.supply[good] -= n;
	}
	if (n === 0) return;
	add(state[good], seat, n);
	tell?.({
		type: "gained",
		seat,
		good,
		n
	});
}
function canPay(state, seat, cost) {
	return GOODS.every((good) => nth(state[good], seat) >= (cost[good] ?? 0));
}
function pay(state, seat, cost, tell) {
	for (const good of GOODS) payGood(state, seat, good, cost[good] ?? 0, tell);
}
function payGood(state, seat, good, n, tell) {
	if (n === 0) return;
	add(state[good], seat, -n);
	state.supply[good] += n;
	tell?.({
		type: "paid",
		seat,
		good,
		n
	});
}
function isFree(cost) {
	return GOODS.every((good) => (cost[good] ?? 0) === 0);
}
function timesPayable(state, seat, cost) {
	let times = Number.POSITIVE_INFINITY;
	for (const good of GOODS) {
		const each = cost[good] ?? 0;
		if (each > 0) times = Math.min(times, Math.floor(nth(state[good], seat) / each));
	}
	return times;
}
//#endregion
//#region games/lancaster/rules/houses.ts
function isAlly(state, house) {
	return house >= state.seats;
}
function leader(state, house) {
	return house < state.seats ? house : house - state.seats;
}
function houseOf(state, seat, ally) {
	return ally ? seat + state.seats : seat;
}
function who$5(state, house) {
	return {
		seat: leader(state, house),
		ally: isAlly(state, house)
	};
}
function inOrder(state, places) {
	return (state.start + places) % state.seats;
}
//#endregion
//#region games/lancaster/rules/france.ts
function openTo(state, house, slot) {
	const conflict = state.conflicts[slot];
	if (!conflict) return false;
	const { spaces } = conflict;
	return spaces.length < figuresOf(state.figures).spacesPerConflict || spaces.some((space) => space.house === house);
}
function join(state, house, strength, slot, how, tell) {
	const conflict = state.conflicts[slot];
	if (!conflict) return;
	const own = conflict.spaces.find((space) => space.house === house);
	if (own) own.knights.push(strength);
	else conflict.spaces.push({
		house,
		knights: [strength]
	});
	const { frenchStrength } = nth(figuresOf(state.figures).conflicts, conflict.card);
	tell?.({
		type: "joined",
		...who$5(state, house),
		strength,
		slot,
		frenchStrength,
		journey: how.journey
	});
	if (how.earnsFavour && state.favours.includes(true)) state.todo.unshift({
		do: "favour",
		house
	});
}
//#endregion
//#region games/lancaster/rules/moves.ts
function table(keyOf, make) {
	const made = [];
	return (...key) => {
		const number = keyOf(...key);
		return made[number] ??= Object.freeze(make(...key));
	};
}
var bit = (flag) => flag ? 1 : 0;
var PASS = Object.freeze({ type: "pass" });
var DECLINE = Object.freeze({ type: "decline" });
var DONE = Object.freeze({ type: "done" });
var allyMoves = ALLY_COLOURS.map((colour) => Object.freeze({
	type: "ally",
	colour
}));
var extend = table((space) => space, (space) => ({
	type: "extend",
	space
}));
var county$1 = table((ally, strength, index, squires) => squires * 72 + bit(ally) * 36 + (strength - 1) * 9 + index, (ally, strength, index, squires) => ({
	type: "county",
	ally,
	strength,
	county: index,
	squires
}));
var castle$1 = table((ally, strength, space) => bit(ally) * 24 + (strength - 1) * 6 + space, (ally, strength, space) => ({
	type: "castle",
	ally,
	strength,
	space
}));
var conflict$1 = table((ally, strength, slot) => bit(ally) * 16 + (strength - 1) * 4 + slot, (ally, strength, slot) => ({
	type: "conflict",
	ally,
	strength,
	slot
}));
var favour$1 = table((index) => index, (index) => ({
	type: "favour",
	favour: index
}));
var nobleman = table((index) => index, (index) => ({
	type: "nobleman",
	county: index
}));
var WHERE = [
	"court",
	"county",
	"castle",
	"conflict"
];
var upgrade$1 = table((ally, where, index, strength, to) => (((bit(ally) * 4 + WHERE.indexOf(where)) * 9 + index) * 4 + strength - 1) * 4 + to - 1, (ally, where, index, strength, to) => ({
	type: "upgrade",
	ally,
	where,
	index,
	strength,
	to
}));
var vote = table((yes, votes) => votes * 2 + bit(yes), (yes, votes) => ({
	type: "vote",
	yes,
	votes
}));
var exchange$1 = table((times) => times, (times) => ({
	type: "exchange",
	times
}));
var take = {
	nobleman: Object.freeze({
		type: "take",
		what: "nobleman"
	}),
	reward: Object.freeze({
		type: "take",
		what: "reward"
	}),
	both: Object.freeze({
		type: "take",
		what: "both"
	})
};
var name$5 = table((seat) => seat, (seat) => ({
	type: "name",
	seat
}));
var journey = table((slot) => slot, (slot) => ({
	type: "journey",
	slot
}));
var ITEMS = [
	"knight",
	"tile",
	"ally"
];
var resolve$1 = table((what, space) => ITEMS.indexOf(what) * 6 + space, (what, space) => ({
	type: "resolve",
	what,
	space
}));
var free = table((strength) => strength, (strength) => ({
	type: "free",
	strength
}));
var kept = new WeakMap();
function keep(move) {
	const known = kept.get(move);
	if (known) return known;
	const { type, ...rest } = move;
	const made = Object.freeze({
		do: type,
		...rest
	});
	kept.set(move, made);
	return made;
}
function recall({ do: type, ...rest }) {
	return {
		type,
		...rest
	};
}
//#endregion
//#region games/lancaster/rules/knights.ts
function toCourt(state, house, strength) {
	add(nth(state.court, house), strength - 1, 1);
}
function fromCourt(state, house, strength) {
	add(nth(state.court, house), strength - 1, -1);
}
function toReserve(state, house, strength) {
	add(nth(state.reserve, house), strength - 1, 1);
}
function hasCourt(state, house) {
	return nth(state.court, house).some((count) => count > 0);
}
function recruit(state, house, strength, tell) {
	const reserve = nth(state.reserve, house);
	if (nth(reserve, strength - 1) === 0) return;
	add(reserve, strength - 1, -1);
	toCourt(state, house, strength);
	tell?.({
		type: "recruited",
		...who$5(state, house),
		strength
	});
}
function deployed(state, house) {
	const count = [
		0,
		0,
		0,
		0
	];
	for (const county of state.counties) if (county.house === house) add(count, county.strength - 1, 1);
	for (const strength of nth(state.castle, house)) if (strength > 0) add(count, strength - 1, 1);
	for (const conflict of state.conflicts) for (const space of conflict?.spaces ?? []) if (space.house === house) for (const strength of space.knights) add(count, strength - 1, 1);
	return count;
}
function ownedStrength(state, house) {
	return strengthOf(nth(state.court, house)) + strengthOf(deployed(state, house));
}
function listUpgrades(state, task, into) {
	const { house } = task;
	const ally = isAlly(state, house);
	const reserve = nth(state.reserve, house);
	const target = (strength) => {
		if (task.from > 0 && strength !== task.from) return 0;
		const to = task.from > 0 ? task.to : strength + 1;
		return to <= 4 && nth(reserve, to - 1) > 0 ? to : 0;
	};
	const offer = (where, index, strength) => {
		const to = target(strength);
		if (to > 0) into.push(upgrade$1(ally, where, index, strength, to));
	};
	if (!task.deployed) nth(state.court, house).forEach((count, i) => count > 0 && offer("court", 0, i + 1));
	state.counties.forEach((county, i) => county.house === house && offer("county", i, county.strength));
	nth(state.castle, house).forEach((strength, space) => strength > 0 && offer("castle", space, strength));
	state.conflicts.forEach((conflict, slot) => {
		const own = conflict?.spaces.find((space) => space.house === house);
		if (own) {
			for (let s = 1; s <= 4; s++) if (own.knights.includes(s)) offer("conflict", slot, s);
		}
	});
}
function upgrade(state, house, move, tell) {
	const { where, index, strength, to } = move;
	switch (where) {
		case "court":
			fromCourt(state, house, strength);
			toCourt(state, house, to);
			break;
		case "county":
			nth(state.counties, index).strength = to;
			break;
		case "castle":
			nth(state.castle, house)[index] = to;
			break;
		case "conflict": {
			const stack = state.conflicts[index]?.spaces.find((space) => space.house === house)?.knights ?? [];
			stack[stack.indexOf(strength)] = to;
			break;
		}
	}
	add(nth(state.reserve, house), to - 1, -1);
	toReserve(state, house, strength);
	tell?.({
		type: "upgraded",
		...who$5(state, house),
		from: strength,
		to,
		where
	});
}
//#endregion
//#region games/lancaster/rules/effects.ts
function grant(state, house, effects, times = 1, county = -1) {
	if (times === 0) return;
	const tasks = [];
	for (const effect of effects) {
		if (effect.op !== "gain") {
			for (let i = 0; i < times; i++) addTasks(tasks, state, house, effect, county);
			continue;
		}
		if (!isAlly(state, house)) tasks.push({
			do: "gain",
			house,
			good: effect.good,
			amount: effect.amount * times
		});
	}
	state.todo.unshift(...tasks);
}
function addTasks(tasks, state, house, effect, county) {
	switch (effect.op) {
		case "extension":
			if (!isAlly(state, house)) tasks.push({
				do: "extension",
				house
			});
			return;
		case "recruit":
			for (let i = 0; i < effect.count; i++) tasks.push({
				do: "recruit",
				house,
				strength: effect.strength
			});
			return;
		case "upgrade": {
			const { scope, from = 0, to = 0 } = effect;
			tasks.push({
				do: "upgrade",
				house,
				deployed: scope === "deployed",
				from,
				to
			});
			return;
		}
		case "nobleman":
			tasks.push({
				do: "nobleman",
				house
			});
			return;
		case "journey":
			if (county >= 0) tasks.push({
				do: "journey",
				house,
				county,
				favour: effect.earnsFavour
			});
			return;
	}
}
function noblemanLeft(state, house, county) {
	return nth(state.counties, county).tiles > 0 && (isAlly(state, house) || !nth(nth(state.noblemen, house), county));
}
function needsDecision(state, task) {
	const { house } = task;
	switch (task.do) {
		case "gain":
		case "recruit":
		case "leave":
		case "capture": return false;
		case "upgrade": {
			const targets = [];
			listUpgrades(state, task, targets);
			return targets.length > 0;
		}
		case "extension": return nth(state.extensions, house).includes(false);
		case "nobleman": return state.counties.some((_, county) => noblemanLeft(state, house, county));
		case "journey": return nth(state.counties, task.county).house === house && state.conflicts.some((_, slot) => openTo(state, house, slot));
		case "favour": return state.favours.includes(true);
		case "name": return !isAlly(state, house);
		case "ransom": return state.conflicts[task.slot]?.spaces.some((space) => space.house === house) ?? false;
		case "exchange":
		case "county": return true;
	}
}
function perform(state, task, tell) {
	const { house } = task;
	switch (task.do) {
		case "gain":
			gain(state, house, task.good, task.amount, tell);
			return;
		case "recruit":
			recruit(state, house, task.strength, tell);
			return;
		case "leave":
			leaveCounty(state, task.county);
			return;
		case "name":
			nameStart(state, leader(state, house), tell);
			return;
		case "capture":
			capture(state, task.slot, tell);
			return;
	}
}
function runTodo(state, tell) {
	const { todo } = state;
	for (let task = todo[0]; task; task = todo[0]) {
		if (needsDecision(state, task)) return true;
		todo.shift();
		perform(state, task, tell);
	}
	return false;
}
function nameStart(state, seat, tell) {
	state.start = seat;
	tell?.({
		type: "start",
		seat
	});
}
function leaveCounty(state, county) {
	const held = nth(state.counties, county);
	if (held.house < 0) return;
	toCourt(state, held.house, held.strength);
	clearCounty(state, county);
}
function clearCounty(state, county) {
	const held = nth(state.counties, county);
	state.supply.squires += held.squires;
	held.house = -1;
	held.strength = 0;
	held.squires = 0;
}
function capture(state, slot, tell) {
	for (const { house, knights } of state.conflicts[slot]?.spaces ?? []) {
		for (const strength of knights) toReserve(state, house, strength);
		tell?.({
			type: "captured",
			...who$5(state, house),
			n: knights.length
		});
	}
	state.conflicts[slot] = null;
}
function takeNobleman(state, house, county, name, tell) {
	nth(state.counties, county).tiles--;
	if (isAlly(state, house)) {
		tell?.({
			type: "removed",
			seat: leader(state, house),
			county: name
		});
		return;
	}
	nth(state.noblemen, house)[county] = true;
	tell?.({
		type: "nobleman",
		seat: house,
		county: name
	});
}
//#endregion
//#region games/lancaster/rules/castles.ts
function beginCastles(state) {
	state.phase = "castles";
	state.served = 0;
}
function someItem(state, visit) {
	const { castle, ally } = figuresOf(state.figures);
	const seat = state.turn;
	const own = nth(state.castle, seat);
	for (let space = 0; space < castle.length; space++) {
		if (nth(own, space) > 0 && visit("knight", space, nth(castle, space))) return true;
		if (nth(state.tilesLeft, space) && visit("tile", space, nth(castle, space))) return true;
	}
	if (state.seats !== 2) return false;
	const allys = nth(state.castle, houseOf(state, seat, true));
	for (let space = 0; space < allys.length; space++) if (nth(allys, space) > 0 && visit("ally", space, nth(ally.castle, space))) return true;
	return false;
}
var isPlain = (space) => isFree(space.cost) && space.reward.every((effect) => effect.op === "gain");
function nextCastleStep(state, tell) {
	if (state.served > 0) {
		if (someItem(state, (_what, _space, figures) => !isPlain(figures))) return "ask";
		if (someItem(state, (what, space) => resolve(state, what, space, tell))) return "again";
		roundTable(state, tell);
	}
	if (state.served === state.seats) return "over";
	state.turn = inOrder(state, state.served++);
	state.tilesLeft = [...nth(state.extensions, state.turn)];
	return "again";
}
function listCastle(state, seat, into) {
	let mayEnd = true;
	someItem(state, (what, space, { cost }) => {
		if (isFree(cost)) mayEnd = false;
		if (canPay(state, seat, cost)) into.push(resolve$1(what, space));
		return false;
	});
	if (mayEnd) into.push(DONE);
}
function resolve(state, what, space, tell) {
	const figures = figuresOf(state.figures);
	const seat = state.turn;
	const house = houseOf(state, seat, what === "ally");
	const { id, cost, reward } = nth(what === "ally" ? figures.ally.castle : figures.castle, space);
	tell?.({
		type: "resolved",
		...who$5(state, house),
		what: what === "tile" ? "tile" : "knight",
		space: id
	});
	pay(state, seat, cost, tell);
	if (what === "tile") state.tilesLeft[space] = false;
	else sendHome(state, house, space);
	grant(state, house, reward);
	return true;
}
function sendHome(state, house, space) {
	const castle = nth(state.castle, house);
	toCourt(state, house, nth(castle, space));
	castle[space] = 0;
}
function endCastle(state, seat, tell) {
	nth(state.castle, seat).forEach((strength, space) => strength > 0 && sendHome(state, seat, space));
	state.tilesLeft.fill(false);
	tell?.({
		type: "skipped",
		seat
	});
}
function roundTable(state, tell) {
	const { lord, nobleman, skippedInRound } = figuresOf(state.figures).roundTable;
	if (state.round === skippedInRound) return;
	const n = lord + nobleman * countTrue(nth(state.noblemen, state.turn));
	tell?.({
		type: "roundTable",
		seat: state.turn,
		n
	});
	gain(state, state.turn, "votes", n, tell);
}
//#endregion
//#region games/lancaster/rules/conflicts.ts
var ORDER = [
	2,
	3,
	0,
	1
];
function beginConflicts(state) {
	state.phase = "conflicts";
	state.step = -1;
}
function nextConflict(state, tell) {
	const slot = ORDER[++state.step];
	if (slot === void 0) return false;
	const conflict = state.conflicts[slot];
	if (conflict) fight(state, slot, conflict, tell);
	return true;
}
function conflictStrength(conflict) {
	return sum(conflict.spaces.map((space) => sum(space.knights)));
}
function ranking(conflict) {
	return conflict.spaces.toReversed().sort((a, b) => sum(b.knights) - sum(a.knights));
}
function fight(state, slot, conflict, tell) {
	const { frenchStrength, points } = nth(figuresOf(state.figures).conflicts, conflict.card);
	const total = conflictStrength(conflict);
	const england = total >= frenchStrength;
	const ranks = ranking(conflict);
	const value = (rank) => points[england ? rank : rank + 1] ?? 0;
	tell?.({
		type: "battle",
		slot,
		frenchStrength,
		sum: total,
		england,
		ranks: ranks.map((space, rank) => ({
			...who$5(state, space.house),
			strength: sum(space.knights),
			points: value(rank)
		}))
	});
	ranks.forEach((space, rank) => {
		if (!isAlly(state, space.house)) add(state.points, space.house, value(rank));
	});
	if (england) {
		for (const { house, knights } of conflict.spaces) for (const strength of knights) toCourt(state, house, strength);
		state.conflicts[slot] = null;
	} else if (slot < 2) {
		state.conflicts[slot + 2] = conflict;
		state.conflicts[slot] = null;
	} else askRansom(state, slot);
}
function askRansom(state, slot) {
	for (let i = 0; i < state.seats; i++) state.todo.push({
		do: "ransom",
		house: inOrder(state, i),
		slot
	});
	state.todo.push({
		do: "capture",
		house: state.start,
		slot
	});
}
var ransom = (state, strength) => ({ gold: strength * figuresOf(state.figures).ransomPerStrength });
function listRansoms(state, seat, slot, into) {
	const own = state.conflicts[slot]?.spaces.find((space) => space.house === seat);
	for (let strength = 1; strength <= 4; strength++) if (own?.knights.includes(strength) && canPay(state, seat, ransom(state, strength))) into.push(free(strength));
	into.push(DONE);
}
function freePrisoner(state, seat, slot, strength, tell) {
	const conflict = state.conflicts[slot];
	const own = conflict?.spaces.find((space) => space.house === seat);
	if (!conflict || !own) return;
	pay(state, seat, ransom(state, strength), tell);
	own.knights.splice(own.knights.indexOf(strength), 1);
	if (own.knights.length === 0) conflict.spaces.splice(conflict.spaces.indexOf(own), 1);
	toCourt(state, seat, strength);
	tell?.({
		type: "freed",
		seat,
		strength
	});
}
//#endregion
//#region games/lancaster/rules/counties.ts
function beginCounties(state) {
	state.phase = "counties";
	state.step = -1;
}
function nextCounty(state) {
	const county = ++state.step;
	if (county >= state.counties.length) return false;
	const { house } = nth(state.counties, county);
	if (house < 0) return true;
	state.todo.push({
		do: "county",
		house,
		county
	});
	if (nth(figuresOf(state.figures).counties, county).namesStartPlayer) state.todo.push({
		do: "name",
		house,
		county
	});
	state.todo.push({
		do: "leave",
		house,
		county
	});
	return true;
}
function listCountyOptions(state, house, county, into) {
	const nobleman = noblemanLeft(state, house, county);
	if (nobleman) into.push(take.nobleman);
	into.push(take.reward);
	if (nobleman && !isAlly(state, house) && canPay(state, house, figuresOf(state.figures).bothCost)) into.push(take.both);
}
function takeCounty(state, house, county, what, tell) {
	const figures = figuresOf(state.figures);
	const { id, reward } = nth(figures.counties, county);
	tell?.({
		type: "took",
		...who$5(state, house),
		county: id,
		what
	});
	if (what === "both") pay(state, house, figures.bothCost, tell);
	if (what !== "reward") takeNobleman(state, house, county, id, tell);
	if (what !== "nobleman") grant(state, house, reward, 1, county);
}
//#endregion
//#region games/lancaster/rules/laws.ts
function lawBeingApplied(state) {
	return nth(figuresOf(state.figures).laws, nth(state.current, state.step));
}
function beginLaws(state, tell) {
	state.phase = "laws";
	beginLaw(state, 0, tell);
}
function beginLaw(state, position, tell) {
	state.step = position;
	state.served = 0;
	const law = lawBeingApplied(state);
	tell?.({
		type: "law",
		law: law.id
	});
	state.times = entitlements(state, law);
	if (law.kind === "majority") {
		const seats = state.times.flatMap((times, seat) => times > 0 ? [seat] : []);
		tell?.({
			type: "most",
			good: law.compare,
			seats
		});
	}
}
function nextLawStep(state, tell) {
	if (state.served === state.seats) {
		if (state.step + 1 === state.current.length) return false;
		beginLaw(state, state.step + 1, tell);
		return true;
	}
	const seat = inOrder(state, state.served++);
	const law = lawBeingApplied(state);
	if (law.kind === "exchange") state.todo.push({
		do: "exchange",
		house: seat,
		law: nth(state.current, state.step)
	});
	else grant(state, seat, law.effect, nth(state.times, seat));
	return true;
}
function entitlements(state, law) {
	switch (law.kind) {
		case "majority": {
			const stocks = state[law.compare];
			const most = Math.max(...stocks);
			return stocks.map((stock) => stock === most && most > 0 ? 1 : 0);
		}
		case "per-set": return state.points.map((_, seat) => Math.floor(countFor(state, seat, law) / law.setSize));
		case "condition": return state.points.map((_, seat) => law.when.every((test) => holds(state, seat, test)) ? 1 : 0);
		case "exchange": return state.points.map(() => 0);
	}
}
function countFor(state, seat, law) {
	switch (law.count) {
		case "counties": return state.counties.filter((county) => county.house === seat).length;
		case "conflicts": return state.conflicts.filter((conflict) => conflict?.spaces.some((space) => space.house === seat)).length;
		case "extensions": return countTrue(nth(state.extensions, seat));
		case "noblemen": return countTrue(nth(state.noblemen, seat));
		case "knights": return nth(deployed(state, seat), (law.strength ?? 1) - 1);
	}
}
function holds(state, seat, test) {
	const count = nth(test.place === "deployed" ? deployed(state, seat) : nth(state.reserve, seat), test.strength - 1);
	return count >= test.least && count <= test.most;
}
function listExchanges(state, seat, law, into) {
	const most = law.kind === "exchange" ? timesPayable(state, seat, law.cost) : 0;
	for (let times = 0; times <= most; times++) into.push(exchange$1(times));
}
//#endregion
//#region games/lancaster/rules/parliament.ts
function beginParliament(state) {
	state.phase = "parliament";
	state.step = 0;
	state.slots.fill(-1);
}
function listVotes(state, seat, into) {
	for (let votes = 0; votes <= nth(state.votes, seat); votes++) into.push(vote(true, votes));
	for (let votes = 0; votes <= nth(state.votes, seat); votes++) into.push(vote(false, votes));
}
function readSlot(slot) {
	return {
		yes: slot % 2 === 1,
		votes: Math.floor(slot / 2)
	};
}
function writeSlot({ yes, votes }) {
	return votes * 2 + (yes ? 1 : 0);
}
function castVote(state, seat, ballot, tell) {
	state.slots[seat] = writeSlot(ballot);
	tell?.({
		type: "decided",
		seat
	});
	if (state.slots.includes(-1)) return false;
	count(state, tell);
	state.slots.fill(-1);
	state.step++;
	if (state.step < state.proposed.length) return false;
	returnUnused(state, tell);
	return true;
}
function count(state, tell) {
	const figures = figuresOf(state.figures);
	const law = state.proposed[state.step] ?? 0;
	const ballots = state.slots.map(readSlot);
	const side = (yes) => sum(ballots.map((ballot) => ballot.yes === yes ? figures.voteTile + ballot.votes : 0));
	const [yes, no] = [side(true), side(false)];
	const passed = yes >= no;
	ballots.forEach(({ votes }, seat) => {
		add(state.votes, seat, -votes);
		state.supply.votes += votes;
	});
	if (passed) {
		state.current.shift();
		state.current.push(law);
	}
	state.proposed[state.step] = null;
	if (state.step === 0) state.results = [];
	state.results.push(deepFreeze({
		law,
		ballots,
		yes,
		no,
		passed
	}));
	tell?.({
		type: "counted",
		law: nth(figures.laws, law).id,
		ballots,
		yes,
		no,
		passed
	});
}
function returnUnused(state, tell) {
	const n = sum(state.votes);
	state.votes.fill(0);
	state.supply.votes += n;
	if (n > 0) tell?.({
		type: "unused",
		n
	});
}
//#endregion
//#region games/lancaster/rules/placement.ts
function beginPlacement(state) {
	state.phase = "placement";
	state.passed.fill(false);
	state.turn = (state.start + state.seats - 1) % state.seats;
}
function hasKnightsAtCourt(state, seat) {
	return hasCourt(state, seat) || state.seats === 2 && hasCourt(state, houseOf(state, seat, true));
}
function nextTurn(state) {
	for (let i = 1; i <= state.seats; i++) {
		const seat = (state.turn + i) % state.seats;
		if (state.passed[seat] || !hasKnightsAtCourt(state, seat)) continue;
		state.turn = seat;
		return true;
	}
	return false;
}
function listPlacements(state, seat, into) {
	listHouse(state, seat, into);
	if (state.seats === 2) listHouse(state, houseOf(state, seat, true), into);
	if (into.length === 0) into.push(PASS);
}
function listHouse(state, house, into) {
	const figures = figuresOf(state.figures);
	const ally = isAlly(state, house);
	const court = nth(state.court, house);
	const seat = leader(state, house);
	const squires = ally ? 0 : nth(state.squires, seat);
	const covered = ally ? void 0 : nth(state.extensions, house);
	const castle = nth(state.castle, house);
	for (let strength = 1; strength <= 4; strength++) {
		if (nth(court, strength - 1) === 0) continue;
		for (let index = 0; index < state.counties.length; index++) {
			if (strength < nth(figures.counties, index).minStrength) continue;
			for (let n = squiresNeeded(state, seat, strength, index); n <= squires; n++) into.push(county$1(ally, strength, index, n));
		}
		for (let space = 0; space < castle.length; space++) if (castle[space] === 0 && !covered?.[space]) into.push(castle$1(ally, strength, space));
		for (let slot = 0; slot < state.conflicts.length; slot++) if (openTo(state, house, slot)) into.push(conflict$1(ally, strength, slot));
	}
}
function squiresNeeded(state, seat, strength, county) {
	const held = nth(state.counties, county);
	if (held.house < 0) return 0;
	if (leader(state, held.house) === seat) return Number.POSITIVE_INFINITY;
	return Math.max(0, held.strength + held.squires + 1 - strength);
}
function enterCounty(state, seat, move, tell) {
	const { strength, squires } = move;
	const house = houseOf(state, seat, move.ally);
	const held = nth(state.counties, move.county);
	const county = nth(figuresOf(state.figures).counties, move.county).id;
	placed(state, house, strength);
	add(state.squires, seat, -squires);
	tell?.({
		type: "placed",
		...who$5(state, house),
		strength,
		county,
		squires
	});
	if (held.house >= 0) {
		tell?.({
			type: "expelled",
			...who$5(state, held.house),
			strength: held.strength,
			county,
			squires: held.squires
		});
		toCourt(state, held.house, held.strength);
		clearCounty(state, move.county);
	}
	held.house = house;
	held.strength = strength;
	held.squires = squires;
}
function enterCastle(state, seat, move, tell) {
	const house = houseOf(state, seat, move.ally);
	const figures = figuresOf(state.figures);
	placed(state, house, move.strength);
	nth(state.castle, house)[move.space] = move.strength;
	const space = nth(move.ally ? figures.ally.castle : figures.castle, move.space).id;
	tell?.({
		type: "castled",
		...who$5(state, house),
		strength: move.strength,
		space
	});
}
function enterConflict(state, seat, move, tell) {
	const house = houseOf(state, seat, move.ally);
	placed(state, house, move.strength);
	join(state, house, move.strength, move.slot, {
		journey: false,
		earnsFavour: true
	}, tell);
}
function placed(state, house, strength) {
	fromCourt(state, house, strength);
	state.passed.fill(false);
}
function pass(state, seat, tell) {
	state.passed[seat] = true;
	tell?.({
		type: "passed",
		seat
	});
}
//#endregion
//#region games/lancaster/rules/outcome.ts
function prizes(measure, tieBreak, first, second) {
	const beats = (a, b) => nth(measure, a) !== nth(measure, b) ? nth(measure, a) > nth(measure, b) : nth(tieBreak, a) > nth(tieBreak, b);
	const ahead = measure.map((_, seat) => measure.filter((__, other) => beats(other, seat)).length);
	const leaders = ahead.filter((count) => count === 0).length;
	if (leaders > 1) return ahead.map((count) => count === 0 ? Math.floor((first + second) / leaders) : 0);
	const seconds = ahead.filter((count) => count === 1).length;
	return ahead.map((count) => count === 0 ? first : count === 1 ? Math.floor(second / seconds) : 0);
}
function finalPoints(state) {
	const { scoring } = figuresOf(state.figures);
	const second = state.seats === 2 ? scoring.secondWithTwo : scoring.second;
	return {
		knighthood: prizes(state.points.map((_, seat) => ownedStrength(state, seat)), state.squires, scoring.first, second),
		extensions: prizes(state.extensions.map(countTrue), state.gold, scoring.first, second),
		noblemen: state.noblemen.map((kinds) => scoring.noblemen[countTrue(kinds)] ?? 0)
	};
}
function scoreFinal(state, tell) {
	if (state.seats > 2) tell?.({
		type: "stocks",
		gold: [...state.gold],
		squires: [...state.squires]
	});
	const scored = finalPoints(state);
	for (const what of [
		"knighthood",
		"extensions",
		"noblemen"
	]) {
		const points = scored[what];
		points.forEach((n, seat) => add(state.points, seat, n));
		tell?.({
			type: "scored",
			what,
			points
		});
	}
	state.phase = "over";
}
function outcome(state) {
	if (state.phase !== "over") return null;
	const scores = [...state.points];
	return {
		places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
		scores,
		reason: "rounds"
	};
}
//#endregion
//#region games/lancaster/rules/setup.ts
var times = (n, make) => Array.from({ length: n }, (_, i) => make(i));
function setup(seats, options, dice) {
	const given = options["figures"] ?? null;
	const corrections = given === null ? null : deepFreeze(copyJson(given));
	const figures = figuresOf(corrections);
	const { start, knights, ally } = figures;
	const allies = seats === 2;
	const lawDeck = shuffledLaws(figures, dice);
	const conflictDeck = figures.conflicts.flatMap((card, i) => card.usedWith.includes(seats) ? [i] : []);
	dice.shuffle(conflictDeck);
	const first = dice.int(seats);
	const state = {
		seats,
		figures: corrections,
		round: 1,
		phase: allies ? "ally" : "extension",
		start: first,
		turn: first,
		step: 0,
		served: 0,
		times: times(seats, () => 0),
		tilesLeft: figures.castle.map(() => false),
		passed: times(seats, () => false),
		todo: [],
		slots: times(seats, () => -1),
		gold: times(seats, () => start.gold),
		squires: times(seats, () => start.squires),
		votes: times(seats, () => start.votes),
		points: times(seats, () => start.points),
		supply: {
			gold: 0,
			squires: 0,
			votes: 0
		},
		court: times(seats, () => [...start.court]),
		reserve: times(seats, () => knights.map((count, i) => count - nth(start.court, i))),
		castle: times(seats, () => figures.castle.map(() => 0)),
		extensions: times(seats, () => figures.castle.map(() => false)),
		noblemen: times(seats, () => figures.counties.map(() => false)),
		counties: figures.counties.map(() => ({
			house: -1,
			strength: 0,
			squires: 0,
			tiles: figures.noblemenPerCounty[seats] ?? 0
		})),
		conflicts: SLOTS.map(() => null),
		favours: figures.favours.map(() => true),
		lawDeck,
		conflictDeck,
		current: times(figures.lawsPerRow, () => lawDeck.pop()),
		proposed: [],
		results: [],
		last: null,
		allyColours: []
	};
	for (const good of GOODS) state.supply[good] = figures.supply[good] - seats * start[good];
	if (allies) for (let seat = 0; seat < seats; seat++) {
		state.court.push([...ally.court]);
		state.reserve.push(knights.map((count, i) => count - nth(ally.court, i)));
		state.castle.push(ally.castle.map(() => 0));
	}
	dealConflicts(state, figures);
	dealLaws(state, figures);
	return state;
}
function shuffledLaws(figures, dice) {
	return [...new Set(figures.laws.map((law) => law.group))].sort((a, b) => b - a).flatMap((group) => {
		const laws = figures.laws.flatMap((law, i) => law.group === group ? [i] : []);
		dice.shuffle(laws);
		return laws;
	});
}
function dealConflicts(state, figures) {
	for (let slot = 0; slot < figures.newConflicts; slot++) {
		const card = state.conflictDeck.pop();
		state.conflicts[slot] = card === void 0 ? null : {
			card,
			spaces: []
		};
	}
}
function dealLaws(state, figures) {
	state.proposed = times(figures.lawsPerRow, () => state.lawDeck.pop() ?? null);
}
//#endregion
//#region games/lancaster/rules/round.ts
function advance(state, tell) {
	while (!runTodo(state, tell) && goOn(state, tell));
}
function goOn(state, tell) {
	switch (state.phase) {
		case "ally":
		case "extension":
		case "parliament":
		case "over": return false;
		case "placement":
			if (!nextTurn(state)) beginParliament(state);
			return false;
		case "laws":
			if (!nextLawStep(state, tell)) beginCounties(state);
			return true;
		case "counties":
			if (!nextCounty(state)) beginCastles(state);
			return true;
		case "castles": {
			const step = nextCastleStep(state, tell);
			if (step === "over") beginConflicts(state);
			return step !== "ask";
		}
		case "conflicts":
			if (!nextConflict(state, tell)) endRound(state, tell);
			return true;
	}
}
function endRound(state, tell) {
	const figures = figuresOf(state.figures);
	if (state.round === figures.rounds) {
		scoreFinal(state, tell);
		return;
	}
	state.round++;
	dealConflicts(state, figures);
	state.favours.fill(true);
	dealLaws(state, figures);
	tell?.({
		type: "round",
		round: state.round,
		conflicts: [0, 1].flatMap((slot) => {
			const conflict = state.conflicts[slot];
			return conflict ? [nth(figures.conflicts, conflict.card).frenchStrength] : [];
		}),
		laws: state.proposed.flatMap((law) => law === null ? [] : [nth(figures.laws, law).id])
	});
	beginPlacement(state);
}
//#endregion
//#region games/lancaster/rules/apply.ts
function apply(state, seat, move, _dice, tell) {
	const task = state.todo.shift();
	if (move.type !== "vote" && (task || state.phase !== "extension")) state.last = {
		seat,
		move: keep(move)
	};
	if (task) answer(state, seat, task, move, tell);
	else act(state, seat, move, tell);
	advance(state, tell);
}
function act(state, seat, move, tell) {
	switch (move.type) {
		case "ally":
			chooseAlly(state, seat, move.colour, tell);
			return;
		case "extend":
			chooseTile(state, seat, move.space, tell);
			return;
		case "county":
			enterCounty(state, seat, move, tell);
			return;
		case "castle":
			enterCastle(state, seat, move, tell);
			return;
		case "conflict":
			enterConflict(state, seat, move, tell);
			return;
		case "pass":
			pass(state, seat, tell);
			return;
		case "vote":
			if (castVote(state, seat, move, tell)) beginLaws(state, tell);
			return;
		case "resolve":
			resolve(state, move.what, move.space, tell);
			return;
		case "done":
			endCastle(state, seat, tell);
			return;
	}
}
function chooseAlly(state, seat, colour, tell) {
	const other = ALLY_COLOURS.find((left) => left !== colour) ?? colour;
	state.allyColours = seat === 0 ? [colour, other] : [other, colour];
	state.allyColours.forEach((own, of) => tell?.({
		type: "ally",
		seat: of,
		colour: own
	}));
	state.phase = "extension";
}
function chooseTile(state, seat, space, tell) {
	state.slots[seat] = space;
	tell?.({
		type: "chosen",
		seat
	});
	if (state.slots.includes(-1)) return;
	tell?.({
		type: "extensions",
		spaces: [...state.slots]
	});
	state.slots.forEach((chosen, owner) => {
		nth(state.extensions, owner)[chosen] = true;
	});
	state.slots.fill(-1);
	beginPlacement(state);
}
function answer(state, seat, task, move, tell) {
	const figures = figuresOf(state.figures);
	const { house } = task;
	switch (move.type) {
		case "favour": {
			const { id, reward } = nth(figures.favours, move.favour);
			state.favours[move.favour] = false;
			tell?.({
				type: "favour",
				...who$5(state, house),
				favour: id,
				reward
			});
			grant(state, house, reward);
			return;
		}
		case "nobleman":
			takeNobleman(state, house, move.county, nth(figures.counties, move.county).id, tell);
			return;
		case "upgrade":
			upgrade(state, house, move, tell);
			return;
		case "extend":
			nth(state.extensions, seat)[move.space] = true;
			tell?.({
				type: "extended",
				seat,
				space: nth(figures.castle, move.space).id
			});
			return;
		case "decline":
		case "done":
			if (task.do === "upgrade" || task.do === "extension" || task.do === "journey" || task.do === "ransom") tell?.({
				type: "declined",
				seat,
				what: task.do
			});
			return;
		case "journey":
			if (task.do === "journey") sail(state, task, move.slot, tell);
			return;
		case "exchange":
			if (task.do === "exchange") exchange(state, seat, task.law, move.times, tell);
			return;
		case "take":
			if (task.do === "county") takeCounty(state, house, task.county, move.what, tell);
			return;
		case "name":
			nameStart(state, move.seat, tell);
			return;
		case "free":
			if (task.do === "ransom") {
				freePrisoner(state, seat, task.slot, move.strength, tell);
				state.todo.unshift(task);
			}
			return;
	}
}
function sail(state, task, slot, tell) {
	const { strength } = nth(state.counties, task.county);
	clearCounty(state, task.county);
	join(state, task.house, strength, slot, {
		journey: true,
		earnsFavour: task.favour
	}, tell);
}
function exchange(state, seat, index, times, tell) {
	const law = nth(figuresOf(state.figures).laws, index);
	if (law.kind !== "exchange") return;
	tell?.({
		type: "exchanged",
		seat,
		n: times
	});
	const { gold = 0, squires = 0, votes = 0 } = law.cost;
	pay(state, seat, {
		gold: gold * times,
		squires: squires * times,
		votes: votes * times
	}, tell);
	grant(state, seat, law.effect, times);
}
//#endregion
//#region games/lancaster/rules/index.ts
var SEATS = Array.from({ length: 32 }, (_, bits) => [
	0,
	1,
	2,
	3,
	4
].filter((seat) => bits & 1 << seat));
function awaiting(state) {
	const task = state.todo[0];
	if (task) return nth(SEATS, 1 << leader(state, task.house));
	switch (state.phase) {
		case "extension":
		case "parliament": {
			let bits = 0;
			for (let seat = 0; seat < state.seats; seat++) if (state.slots[seat] === -1) bits |= 1 << seat;
			return nth(SEATS, bits);
		}
		case "over": return nth(SEATS, 0);
		default: return nth(SEATS, 1 << state.turn);
	}
}
function together(state) {
	return state.todo.length === 0 && (state.phase === "extension" || state.phase === "parliament");
}
function legal(state, seat, into = []) {
	into.length = 0;
	if (!awaiting(state).includes(seat)) return into;
	const task = state.todo[0];
	if (task) listForTask(state, seat, task, into);
	else listForPhase(state, seat, into);
	return into;
}
function listForPhase(state, seat, into) {
	switch (state.phase) {
		case "ally":
			into.push(...allyMoves);
			return;
		case "extension":
			listTiles(state, seat, into);
			return;
		case "placement":
			listPlacements(state, seat, into);
			return;
		case "parliament":
			listVotes(state, seat, into);
			return;
		case "castles":
			listCastle(state, seat, into);
			return;
	}
}
function listTiles(state, seat, into) {
	nth(state.extensions, seat).forEach((covered, space) => !covered && into.push(extend(space)));
}
function listForTask(state, seat, task, into) {
	const { house } = task;
	switch (task.do) {
		case "favour":
			state.favours.forEach((up, favour) => up && into.push(favour$1(favour)));
			return;
		case "nobleman":
			state.counties.forEach((_, county) => noblemanLeft(state, house, county) && into.push(nobleman(county)));
			return;
		case "upgrade":
			listUpgrades(state, task, into);
			into.push(DECLINE);
			return;
		case "extension":
			listTiles(state, seat, into);
			into.push(DECLINE);
			return;
		case "journey":
			state.conflicts.forEach((_, slot) => openTo(state, house, slot) && into.push(journey(slot)));
			into.push(DECLINE);
			return;
		case "exchange":
			listExchanges(state, seat, nth(figuresOf(state.figures).laws, task.law), into);
			return;
		case "county":
			listCountyOptions(state, house, task.county, into);
			return;
		case "name":
			for (let other = 0; other < state.seats; other++) into.push(name$5(other));
			return;
		case "ransom":
			listRansoms(state, seat, task.slot, into);
			return;
	}
}
//#endregion
//#region games/lancaster/rules/idle.ts
function reluctance(state, move, seat) {
	switch (move.type) {
		case "castle": return move.strength;
		case "conflict": return 10 + move.strength;
		case "county": return 20 + move.squires;
		case "vote": return move.votes + (move.yes ? 1 : 0);
		case "exchange": return move.times;
		case "take": return move.what === "reward" ? 0 : 1;
		case "favour": return move.favour < 2 ? 1 : 0;
		case "name": return move.seat === seat ? 0 : 1;
		case "decline": return 1;
		case "resolve": return isPaid(state, move) ? 3 : 2;
		case "free":
		case "journey": return 2;
		default: return 0;
	}
}
function isPaid(state, move) {
	return move.what !== "ally" && !isFree(nth(figuresOf(state.figures).castle, move.space).cost);
}
function idle(state, seat) {
	const choices = legal(state, seat);
	let best = choices[0];
	for (const move of choices) if (reluctance(state, move, seat) < reluctance(state, best, seat)) best = move;
	return best;
}
//#endregion
//#region games/lancaster/rules/invariants.ts
function must(holds, what) {
	if (!holds) throw new Error(`Lancaster: ${what}`);
}
function assert(state) {
	knightsConserved(state);
	goodsConserved(state);
	cardsConserved(state);
	boardInOrder(state);
	for (const seat of awaiting(state)) must(legal(state, seat).length > 0, `seat ${seat} is awaited without a choice`);
}
function knightsConserved(state) {
	const { knights } = figuresOf(state.figures);
	const houses = state.seats === 2 ? 4 : state.seats;
	must(state.court.length === houses && state.reserve.length === houses, "a house is missing");
	state.court.forEach((court, house) => {
		const reserve = nth(state.reserve, house);
		const out = deployed(state, house);
		knights.forEach((count, i) => {
			const [atCourt, inReserve] = [nth(court, i), nth(reserve, i)];
			must(atCourt >= 0 && inReserve >= 0, `house ${house} has fewer than no knights of strength ${i + 1}`);
			must(atCourt + inReserve + nth(out, i) === count, `house ${house} lost or found a knight of strength ${i + 1}`);
		});
	});
}
function goodsConserved(state) {
	const { supply } = figuresOf(state.figures);
	for (const good of GOODS) {
		const standing = good === "squires" ? sum(state.counties.map((county) => county.squires)) : 0;
		const total = sum(state[good]) + state.supply[good] + standing;
		must(total === supply[good], `${good} add up to ${total}, not ${supply[good]}`);
		must(!supply.limited || state.supply[good] >= 0, `the supply of ${good} is overdrawn`);
		must(state[good].every((stock) => stock >= 0), `somebody has fewer than no ${good}`);
	}
}
function cardsConserved(state) {
	const figures = figuresOf(state.figures);
	const laws = [
		...state.lawDeck,
		...state.current,
		...state.proposed.filter((law) => law !== null)
	];
	must(new Set(laws).size === laws.length, "a law card is twice in the game");
	must(state.current.length === figures.lawsPerRow, "the current laws are not three");
	const cards = [...state.conflictDeck, ...state.conflicts.flatMap((conflict) => conflict ? [conflict.card] : [])];
	must(new Set(cards).size === cards.length, "a conflict card is twice in the game");
	must(cards.every((card) => nth(figures.conflicts, card).usedWith.includes(state.seats)), "a conflict card of another player count is in the game");
	const tiles = figures.noblemenPerCounty[state.seats] ?? 0;
	state.counties.forEach((county, i) => {
		const owned = state.noblemen.filter((kinds) => kinds[i]).length;
		must(county.tiles >= 0 && county.tiles + owned <= tiles, `noblemen of county ${i} do not add up`);
		if (state.seats > 2) must(county.tiles + owned === tiles, `a nobleman of county ${i} is lost`);
	});
}
function boardInOrder(state) {
	const figures = figuresOf(state.figures);
	must(state.round >= 1 && state.round <= figures.rounds, `round ${state.round}`);
	state.counties.forEach((county, i) => {
		if (county.house < 0) must(county.squires === 0 && county.strength === 0, `county ${i} has squires without a knight`);
		else must(county.strength >= nth(figures.counties, i).minStrength, `county ${i} is held below its minimum`);
		must(county.house < state.seats || county.squires === 0, `an ally has squires in county ${i}`);
	});
	for (const conflict of state.conflicts) {
		const houses = conflict?.spaces.map((space) => space.house) ?? [];
		must(houses.length <= figures.spacesPerConflict, "a conflict has more than three spaces");
		must(new Set(houses).size === houses.length, "a house has two spaces of one conflict");
		must(conflict?.spaces.every((space) => space.knights.length > 0) ?? true, "a space without knights is taken");
	}
}
//#endregion
//#region games/lancaster/rules/notation.ts
var LETTERS = PRINTED.counties.map((county) => county.letter);
var SPACES = PRINTED.castle.map((space) => space.id.replace(/^castle-/, ""));
var ALLY_SPACES = PRINTED.ally.castle.map((space) => space.id.replace(/^ally-castle-/, ""));
var FAVOURS = PRINTED.favours.map((favour) => favour.id.replace(/^favour-/, ""));
var knight = (move) => `${move.ally ? "a" : ""}${move.strength}`;
function write(move) {
	switch (move.type) {
		case "ally": return `ally:${move.colour}`;
		case "extend": return `tile:${nth(SPACES, move.space)}`;
		case "county": return `${knight(move)}${nth(LETTERS, move.county)}${move.squires > 0 ? `+${move.squires}` : ""}`;
		case "castle": return `${knight(move)}@${nth(move.ally ? ALLY_SPACES : SPACES, move.space)}`;
		case "conflict": return `${knight(move)}>${nth(SLOTS, move.slot)}`;
		case "pass":
		case "decline":
		case "done": return move.type;
		case "favour": return `favour:${nth(FAVOURS, move.favour)}`;
		case "nobleman": return `nobleman:${nth(LETTERS, move.county)}`;
		case "upgrade": return `${knight(move)}^${place(move)}`;
		case "vote": return `${move.yes ? "yes" : "no"}${move.votes > 0 ? `+${move.votes}` : ""}`;
		case "exchange": return `x${move.times}`;
		case "take": return `take:${move.what}`;
		case "name": return `start:${move.seat + 1}`;
		case "journey": return `sail:${nth(SLOTS, move.slot)}`;
		case "resolve": return `${move.what}@${nth(move.what === "ally" ? ALLY_SPACES : SPACES, move.space)}`;
		case "free": return `free:${move.strength}`;
	}
}
function place(move) {
	switch (move.where) {
		case "court": return "court";
		case "county": return nth(LETTERS, move.index);
		case "castle": return nth(move.ally ? ALLY_SPACES : SPACES, move.index);
		case "conflict": return nth(SLOTS, move.index);
	}
}
//#endregion
//#region games/lancaster/rules/orders.ts
var first = (fits) => (view, moves) => moves.find((move) => fits(move, view)) ?? null;
var orders = {
	kinds: [
		{
			id: "abstain",
			take: first((move) => move.type === "vote" && move.votes === 0)
		},
		{
			id: "no-exchange",
			take: first((move) => move.type === "exchange" && move.times === 0)
		},
		{
			id: "decline",
			take: first((move) => move.type === "decline")
		},
		{
			id: "reward",
			take: first((move) => move.type === "take" && move.what === "reward")
		},
		{
			id: "name-me",
			take: first((move, view) => move.type === "name" && move.seat === view.seat)
		}
	],
	turn: (view) => view.round
};
//#endregion
//#region games/lancaster/rules/refusals.ts
var PLACEMENT = /^(a?)([1-4])(?:([A-I])(?:\+(\d{1,3}))?|@([a-z]+)|>(UL|UR|LL|LR))$/;
var MEANT_TO_PLACE = /^a?[1-4]([A-I](\+\d{1,3})?|@[a-z]+|>(UL|UR|LL|LR))$/;
function whyNot(state, seat, text) {
	if (state.phase === "over") return "over";
	if (!awaiting(state).includes(seat)) return waiting(state, seat);
	const task = state.todo[0];
	if (MEANT_TO_PLACE.test(text) && (task || state.phase !== "placement")) return task ? `first-${task.do}` : `first-${state.phase}`;
	if (!task && state.phase === "placement") return whyNotPlaced(state, seat, text);
	if (!task && state.phase === "parliament") return /^(yes|no)(\+\d{1,3})?$/.test(text) ? "votes-short" : "vote-now";
	if (!task && state.phase === "castles") return whyNotResolved(text);
	switch (task?.do) {
		case "favour": return text.startsWith("favour:") && FAVOURS.includes(text.slice(7)) ? "favour-taken" : "favour-now";
		case "nobleman": return /^nobleman:[A-I]$/.test(text) ? "no-nobleman" : "not-offered";
		case "extension": return text.startsWith("tile:") && SPACES.includes(text.slice(5)) ? "covered" : "not-offered";
		case "journey": return text.startsWith("sail:") ? whyNotJoined(state, task.house, text.slice(5)) : "not-offered";
		case "county":
			if (text === "take:nobleman") return "no-nobleman";
			return text === "take:both" ? "no-both" : "not-offered";
		case "upgrade": return /^a?[1-4]\^/.test(text) ? "no-upgrade" : "not-offered";
		case "exchange": return /^x\d{1,3}$/.test(text) ? "stock-short" : "not-offered";
		case "ransom": return /^free:[1-4]$/.test(text) ? "no-ransom" : "not-offered";
		default: return "not-offered";
	}
}
function waiting(state, seat) {
	return state.todo.length === 0 && state.phase === "parliament" && nth(state.slots, seat) >= 0 ? "vote-fixed" : "not-your-turn";
}
function whyNotPlaced(state, seat, text) {
	const [, a, digit, letter, squires, space, slot] = PLACEMENT.exec(text) ?? [];
	if (digit === void 0) return text === "pass" ? "must-place" : "place-now";
	const ally = a === "a";
	if (ally && state.seats !== 2) return "no-ally";
	const strength = Number(digit);
	const house = houseOf(state, seat, ally);
	if (nth(nth(state.court, house), strength - 1) === 0) return "no-knight";
	if (letter !== void 0) return whyNotCounty(state, seat, ally, strength, LETTERS.indexOf(letter), Number(squires ?? 0));
	if (space !== void 0) {
		const index = (ally ? ALLY_SPACES : SPACES).indexOf(space);
		if (index < 0) return "no-space";
		return !ally && nth(nth(state.extensions, seat), index) ? "covered" : "space-taken";
	}
	return whyNotJoined(state, house, slot ?? "");
}
function whyNotJoined(state, house, slot) {
	const index = SLOTS.indexOf(slot);
	return state.conflicts[index] && !openTo(state, house, index) ? "conflict-full" : "no-conflict";
}
function whyNotCounty(state, seat, ally, strength, county, squires) {
	if (strength < nth(figuresOf(state.figures).counties, county).minStrength) return "minimum";
	const needed = squiresNeeded(state, seat, strength, county);
	if (needed === Number.POSITIVE_INFINITY) return "own-county";
	if (ally && squires > 0) return "ally-squires";
	if (squires < needed) return "not-stronger";
	return squires > nth(state.squires, seat) ? "squires-short" : "not-offered";
}
function whyNotResolved(text) {
	if (text === "done") return "free-left";
	return /^(knight|tile|ally)@[a-z]+$/.test(text) ? "cannot-resolve" : "not-offered";
}
//#endregion
//#region engine/dice.ts
function shuffleWith(int, list) {
	for (let i = list.length - 1; i > 0; i--) {
		const j = int(i + 1);
		const swapped = list[i];
		list[i] = list[j];
		list[j] = swapped;
	}
}
var QuickDice = class {
	drawn = 0;
	s = new Int32Array(4);
	constructor(seed) {
		const s = this.s;
		s[0] = seed | 0;
		s[1] = Math.floor(seed / 4294967296) | 0;
		s[2] = -1640531527;
		s[3] = 1;
		for (let i = 0; i < 12; i++) this.next();
	}
	next() {
		const s = this.s;
		const b = s[1];
		const c = s[2];
		const t = s[0] + b + s[3] | 0;
		s[3] = s[3] + 1;
		s[0] = b ^ b >>> 9;
		s[1] = c + (c << 3);
		s[2] = (c << 21 | c >>> 11) + t;
		return t >>> 0;
	}
	int(n) {
		this.drawn++;
		let product = this.next() * n;
		let low = product >>> 0;
		if (low < n) {
			const unfair = 4294967296 % n;
			while (low < unfair) {
				product = this.next() * n;
				low = product >>> 0;
			}
		}
		return Math.floor(product / 4294967296);
	}
	shuffle(list) {
		shuffleWith((n) => this.int(n), list);
	}
};
function quick(seed) {
	return new QuickDice(seed);
}
//#endregion
//#region games/lancaster/view/guess.ts
function guess(view, dice) {
	const figures = figuresOf(view.figures);
	const { players, allies, flow } = view;
	const houseOf = (who) => who.ally ? who.seat + view.seats : who.seat;
	const cardOf = (id) => figures.conflicts.findIndex((card) => card.id === id);
	const lawOf = (id) => figures.laws.findIndex((law) => law.id === id);
	const conflictDeck = view.conflictDeck.map(cardOf);
	dice.shuffle(conflictDeck);
	return {
		seats: view.seats,
		figures: copyJson(view.figures),
		round: view.round,
		phase: view.phase,
		start: view.start,
		turn: flow.turn,
		step: flow.step,
		served: flow.served,
		times: [...flow.times],
		tilesLeft: [...flow.tilesLeft],
		passed: [...flow.passed],
		todo: flow.todo.map((task) => ({ ...task })),
		slots: guessSlots(view, dice),
		gold: guessStocks(view, figures, "gold", dice),
		squires: guessStocks(view, figures, "squires", dice),
		votes: players.map((player) => player.votes),
		points: players.map((player) => player.points),
		supply: {
			gold: view.supply.gold,
			squires: view.supply.squires,
			votes: view.supply.votes
		},
		court: [...players, ...allies].map((house) => [...house.court]),
		reserve: [...players, ...allies].map((house) => [...house.reserve]),
		castle: [...players, ...allies].map((house) => [...house.castle]),
		extensions: players.map((player) => [...player.extensions]),
		noblemen: players.map((player) => [...player.noblemen]),
		counties: view.counties.map(({ holder, tiles }) => ({
			house: holder ? houseOf(holder) : -1,
			strength: holder?.strength ?? 0,
			squires: holder?.squires ?? 0,
			tiles
		})),
		conflicts: view.conflicts.map((conflict) => conflict && {
			card: cardOf(conflict.card),
			spaces: conflict.spaces.map((space) => ({
				house: houseOf(space),
				knights: [...space.knights]
			}))
		}),
		favours: [...view.favours],
		lawDeck: guessLaws(view.laws.deck.map(lawOf), figures, dice),
		conflictDeck,
		current: view.laws.current.map(lawOf),
		proposed: view.laws.proposed.map((id) => id === null ? null : lawOf(id)),
		results: view.laws.results.map((result) => ({
			...copyJson(result),
			law: lawOf(result.law)
		})),
		last: view.last && {
			seat: view.last.seat,
			move: keep(view.last.move)
		},
		allyColours: allies.flatMap(({ colour }) => colour ? [colour] : [])
	};
}
function guessStocks(view, figures, good, dice) {
	const stocks = view.players.map((player) => player[good]);
	const hidden = stocks.flatMap((stock, seat) => stock === null ? [seat] : []);
	const guessed = stocks.map((stock) => stock ?? 0);
	if (hidden.length === 0) return guessed;
	const standing = good === "squires" ? sum(view.counties.map(({ holder }) => holder?.squires ?? 0)) : 0;
	for (let left = figures.supply[good] - view.supply[good] - standing - sum(guessed); left > 0; left--) {
		const seat = nth(hidden, dice.int(hidden.length));
		guessed[seat] = nth(guessed, seat) + 1;
	}
	return guessed;
}
function guessSlots(view, dice) {
	const { secret } = view;
	if (!secret) return view.players.map(() => -1);
	return secret.decided.map((decided, seat) => {
		if (!decided) return -1;
		if (view.phase === "extension") return seat === view.seat && secret.tile !== null ? secret.tile : dice.int(view.flow.tilesLeft.length);
		if (seat === view.seat && secret.ballot) return writeSlot(secret.ballot);
		return dice.int(2 * (nth(view.players, seat).votes + 1));
	});
}
function guessLaws(laws, figures, dice) {
	const groupOf = (law) => nth(figures.laws, law).group;
	return [...new Set(laws.map(groupOf))].sort((a, b) => b - a).flatMap((group) => {
		const own = laws.filter((law) => groupOf(law) === group);
		dice.shuffle(own);
		return own;
	});
}
//#endregion
//#region games/lancaster/speech/prompt.ts
var RULES = {
	ally: "LA-12.1",
	extension: "LA-2.8",
	place: "LA-4.1",
	vote: "LA-5.2",
	castle: "LA-8.2",
	favour: "LA-4.19",
	nobleman: "LA-4.21",
	upgrade: "LA-13.4",
	extend: "LA-13.5",
	exchange: "LA-6.3",
	county: "LA-7.2",
	name: "LA-7.5",
	journey: "LA-13.7",
	ransom: "LA-9.6"
};
var ALLY_RULES = {
	favour: "LA-12.8",
	nobleman: "LA-12.8",
	county: "LA-12.10"
};
function prompt(view, seat) {
	const { ask } = view;
	if (!ask) return {
		ask: { say: "prompt.over" },
		rule: "LA-11.6"
	};
	const ally = "ally" in ask && ask.ally;
	const rule = (ally ? ALLY_RULES[ask.what] : void 0) ?? RULES[ask.what];
	if (seat !== null && view.awaiting.includes(seat)) return {
		ask: asked$1(view, seat, ask, ally),
		rule
	};
	return {
		ask: {
			say: "prompt.wait",
			who: view.awaiting.map((other) => ({
				say: "who",
				who: { seat: other }
			})),
			what: { say: `prompt.what.${ask.what}` }
		},
		rule
	};
}
function cannotPay(view, seat) {
	return legal(guess(view, quick(0)), seat).length === 1;
}
function asked$1(view, seat, ask, ally) {
	const figures = figuresOf(view.figures);
	const say = `prompt.${ask.what}${ally ? ".ally" : ""}`;
	switch (ask.what) {
		case "place": return { say: view.seats === 2 ? "prompt.place.two" : "prompt.place" };
		case "vote": return {
			say,
			n: ask.position + 1,
			law: lawTitle(ask.law),
			text: lawTextOf(figures, ask.law)
		};
		case "exchange": return {
			say: cannotPay(view, seat) ? `${say}.none` : say,
			law: lawTitle(ask.law),
			text: lawTextOf(figures, ask.law)
		};
		case "upgrade":
			if (ask.from > 0) return {
				say: "prompt.upgrade.swap",
				from: ask.from,
				to: ask.to
			};
			return { say: ask.deployed ? "prompt.upgrade.deployed" : say };
		case "county":
		case "journey":
		case "name": return {
			say,
			county: countyName(nth(view.counties, ask.county).id)
		};
		case "ransom": return {
			say: cannotPay(view, seat) ? `${say}.none` : say,
			slot: slotName(ask.slot)
		};
		default: return { say };
	}
}
function lawTextOf(figures, id) {
	const law = figures.laws.find((known) => known.id === id);
	return law ? lawText(law) : lawTitle(id);
}
//#endregion
//#region games/lancaster/speech/describe.ts
function describe(view, place) {
	const words = place.split(" ");
	const n = Number(words.at(-1));
	const kind = words.slice(0, -1).join(" ");
	const { seat } = view;
	switch (kind) {
		case "county": return county(view, n);
		case "conflict": return conflict(view, n);
		case "favour": return favour(view, n);
		case "seat": return player(view, n);
		case "law": return law(view, words.at(-1) ?? "");
		case "castle": return seat === null ? [] : space(view, n, seat, false);
		case "ally castle": return seat === null ? [] : space(view, n, seat, true);
		case "court": return seat === null ? [] : knights(n, view.players[seat]);
		case "ally court": return seat === null ? [] : knights(n, view.allies[seat]);
	}
	return place === "ballot" || place === "deed" ? [prompt(view, seat).ask] : [];
}
function county(view, index) {
	const county = view.counties[index];
	const figures = figuresOf(view.figures).counties[index];
	if (!county || !figures) return [];
	const { holder } = county;
	const sentences = [
		{
			say: "tell.county",
			county: countyName(county.id),
			least: county.minStrength,
			reward: holder?.ally ? allyRewardText(figures.reward) : rewardText(figures.reward)
		},
		{
			say: "tell.sentence",
			what: {
				say: "word.noblemenLeft",
				n: county.tiles
			}
		},
		holder ? {
			say: "tell.holder",
			who: whoName(holder),
			strength: holder.strength,
			squires: {
				say: "goods.squires",
				n: holder.squires
			},
			total: holder.total
		} : { say: "tell.free" }
	];
	if (figures.namesStartPlayer) sentences.push({ say: "tell.names-start" });
	return sentences;
}
function conflict(view, slot) {
	const conflict = view.conflicts[slot];
	if (conflict === void 0) return [];
	const where = slotName(slot);
	if (conflict === null) return [{
		say: "tell.peace",
		slot: where
	}];
	const [first = 0, second = 0, third = 0] = conflict.points;
	const sentences = [{
		say: "tell.conflict",
		slot: where,
		french: conflict.frenchStrength,
		english: conflict.total
	}, {
		say: "tell.spoils",
		first,
		second,
		third
	}];
	for (const space of conflict.spaces) sentences.push({
		say: "tell.knights-there",
		who: whoName(space),
		knights: space.knights.map(strengthPhrase),
		total: space.total
	});
	return sentences;
}
function favour(view, index) {
	const figures = figuresOf(view.figures).favours[index];
	if (!figures) return [];
	const reward = rewardText(figures.reward);
	return [{
		say: view.favours[index] ? "tell.favour" : "tell.favour.taken",
		reward
	}];
}
function player(view, seat) {
	const player = view.players[seat];
	if (!player) return [];
	const { gold, squires } = player;
	const noblemen = player.noblemen.filter(Boolean).length;
	const figures = figuresOf(view.figures);
	const ally = view.allies[seat];
	const of = view.counties.filter((_, i) => player.noblemen[i]).map(({ id }) => countyName(id));
	const rooms = figures.castle.filter((_, i) => player.extensions[i]).map(({ id }) => spaceName(id));
	return [
		{
			say: "tell.player",
			who: { seat },
			points: {
				say: "goods.points",
				n: player.points
			},
			votes: {
				say: "goods.votes",
				n: player.votes
			},
			noblemen: {
				say: "fact.noblemen",
				n: noblemen
			}
		},
		gold === null || squires === null ? { say: "tell.screened" } : {
			say: "tell.goods",
			gold: {
				say: "goods.gold",
				n: gold
			},
			squires: {
				say: "goods.squires",
				n: squires
			}
		},
		{
			say: "tell.court",
			knights: strengths$1(player.court)
		},
		...inRooms("tell.in-castle", player.castle, figures.castle),
		...rooms.length > 0 ? [{
			say: "tell.extensions",
			rooms
		}] : [],
		...of.length > 0 ? [{
			say: "tell.noblemen",
			counties: of.map((county) => ({
				say: "who",
				who: county
			}))
		}] : [],
		...ally ? [{
			say: "tell.ally.court",
			knights: strengths$1(ally.court)
		}, ...inRooms("tell.ally.in-castle", ally.castle, figures.ally.castle)] : []
	];
}
function inRooms(say, castle, spaces) {
	const knights = spaces.flatMap(({ id }, i) => {
		const strength = castle[i] ?? 0;
		return strength > 0 ? [{
			say: "tell.room",
			room: spaceName(id),
			knight: strengthPhrase(strength)
		}] : [];
	});
	return knights.length > 0 ? [{
		say,
		knights
	}] : [];
}
function votesTaken({ laws }) {
	return laws.results.filter((_, position) => laws.proposed[position] === null);
}
function law(view, id) {
	const figures = figuresOf(view.figures).laws.find((known) => known.id === id);
	const { current, proposed } = view.laws;
	const vote = votesTaken(view).find(({ law }) => law === id);
	if (!figures || !current.includes(id) && !proposed.includes(id) && !vote) return [];
	const decided = vote?.passed ? "tell.law.passed" : "tell.law.rejected";
	return [
		{
			say: current.includes(id) ? "tell.law.current" : vote ? decided : "tell.law.proposed",
			law: lawTitle(id)
		},
		lawText(figures),
		...vote ? [votes(vote)] : []
	];
}
function votes({ yes, no, ballots }) {
	return {
		say: "tell.law.votes",
		yes,
		no,
		ballots: ballots.map((ballot, seat) => ({
			say: ballot.yes ? "event.ballot.yes" : "event.ballot.no",
			who: { seat },
			n: ballot.votes
		}))
	};
}
function space(view, index, seat, ally) {
	const figures = figuresOf(view.figures);
	const space = (ally ? figures.ally.castle : figures.castle)[index];
	const knight = (ally ? view.allies[seat] : view.players[seat])?.castle[index];
	if (!space || knight === void 0) return [];
	const name = spaceName(space.id);
	const reward = rewardText(space.reward);
	const sentences = [Object.values(space.cost).every((amount) => amount === 0) ? {
		say: "tell.space",
		space: name,
		reward
	} : {
		say: "tell.space.pay",
		space: name,
		reward,
		cost: costText(space.cost)
	}, knight > 0 ? {
		say: "tell.stands",
		knight: strengthPhrase(knight)
	} : { say: "tell.empty" }];
	if (!ally && view.players[seat]?.extensions[index]) sentences.push({ say: "tell.extended" });
	return sentences;
}
function knights(strength, of) {
	if (!of || !(strength >= 1 && strength <= of.court.length)) return [];
	return [{
		say: "tell.strength",
		strength,
		court: of.court[strength - 1] ?? 0,
		reserve: of.reserve[strength - 1] ?? 0
	}];
}
var strengthPhrase = (n) => ({
	say: "word.strength",
	n
});
function strengths$1(counts) {
	const list = counts.flatMap((count, i) => count > 0 ? [{
		say: "tell.times",
		n: count,
		strength: i + 1
	}] : []);
	return list.length === 0 ? [{ say: "effect.nothing" }] : list;
}
//#endregion
//#region games/lancaster/speech/event.ts
function event(event) {
	const say = `event.${event.type}`;
	switch (event.type) {
		case "ally": return {
			say,
			who: whoName(event),
			colour: { say: `colour.${event.colour}` }
		};
		case "extensions": return {
			say,
			list: event.spaces.map((space, seat) => extensionOf(seat, space))
		};
		case "placed":
		case "expelled": {
			const { strength, squires } = event;
			const county = countyName(event.county);
			return {
				say: squires > 0 ? `${say}.squires` : say,
				who: whoName(event),
				strength,
				county,
				n: squires
			};
		}
		case "castled": return {
			say,
			who: whoName(event),
			strength: event.strength,
			space: spaceName(event.space)
		};
		case "joined": {
			const { strength, frenchStrength, journey } = event;
			const slot = slotName(event.slot);
			return {
				say: journey ? `${say}.journey` : say,
				who: whoName(event),
				strength,
				slot,
				french: frenchStrength
			};
		}
		case "favour": return {
			...favourText(say, event.ally, event.reward),
			who: whoName(event)
		};
		case "gained":
		case "paid": return {
			say,
			who: whoName(event),
			goods: {
				say: `goods.${event.good}`,
				n: event.n
			}
		};
		case "recruited": return {
			say,
			who: whoName(event),
			strength: event.strength
		};
		case "upgraded": return {
			say,
			who: whoName(event),
			from: event.from,
			to: event.to
		};
		case "declined": return {
			say: `${say}.${event.what}`,
			who: whoName(event)
		};
		case "extended": return {
			say,
			who: whoName(event),
			space: spaceName(event.space)
		};
		case "nobleman":
		case "removed": return {
			say,
			who: whoName(event),
			county: countyName(event.county)
		};
		case "counted": return countedLine(event);
		case "unused": return {
			say,
			n: event.n
		};
		case "law": return {
			say,
			law: lawTitle(event.law)
		};
		case "most":
			if (event.seats.length === 0) return { say: `${say}.nobody.${event.good}` };
			return {
				say: `${say}.${event.good}`,
				list: event.seats.map((seat) => ({
					say: "who",
					who: { seat }
				}))
			};
		case "exchanged": return {
			say: event.n > 0 ? say : `${say}.none`,
			who: whoName(event),
			n: event.n
		};
		case "took": return {
			say: `${say}.${event.what}`,
			who: whoName(event),
			county: countyName(event.county)
		};
		case "resolved": return {
			say: `${say}.${event.what}`,
			who: whoName(event),
			space: spaceName(event.space)
		};
		case "roundTable": return {
			say,
			who: whoName(event),
			n: event.n
		};
		case "battle": return battleLine(event);
		case "freed": return {
			say,
			who: whoName(event),
			strength: event.strength
		};
		case "captured": return {
			say,
			who: whoName(event),
			n: event.n
		};
		case "round": return {
			say,
			round: event.round,
			laws: event.laws.map(lawTitle)
		};
		case "stocks": return {
			say,
			list: event.gold.map((gold, seat) => ({
				say: "event.stocks.one",
				who: { seat },
				gold: {
					say: "goods.gold",
					n: gold
				},
				squires: {
					say: "goods.squires",
					n: nth(event.squires, seat)
				}
			}))
		};
		case "scored": return {
			say: `${say}.${event.what}`,
			list: event.points.map((n, seat) => ({
				say: "event.points",
				who: { seat },
				n
			}))
		};
		case "chosen":
		case "passed":
		case "decided":
		case "start":
		case "skipped": return {
			say,
			who: whoName(event)
		};
	}
}
function extensionOf(seat, space) {
	return {
		say: "event.extensions.one",
		who: { seat },
		space: spaceName(nth(PRINTED.castle, space).id)
	};
}
function countedLine(event) {
	return {
		say: event.passed ? "event.counted.passed" : "event.counted.rejected",
		law: lawTitle(event.law),
		yes: event.yes,
		no: event.no,
		list: event.ballots.map(({ yes, votes }, seat) => ({
			say: `event.ballot.${yes ? "yes" : "no"}`,
			who: { seat },
			n: votes
		}))
	};
}
function battleLine(event) {
	const { england, slot, frenchStrength, ranks } = event;
	const result = england ? "england" : "france";
	const line = {
		slot: slotName(slot),
		sum: event.sum,
		french: frenchStrength
	};
	if (ranks.length === 0) return {
		say: `event.battle.${result}.empty`,
		...line
	};
	return {
		say: `event.battle.${result}`,
		...line,
		list: ranks.map((rank) => ({
			say: "event.points",
			who: whoName(rank),
			n: rank.ally ? 0 : rank.points
		}))
	};
}
//#endregion
//#region games/lancaster/speech/group.ts
function group(events) {
	const [first] = events;
	switch (first?.type) {
		case "decided":
		case "chosen": return {
			say: `event.${first.type}.all`,
			list: events.flatMap(seatOf)
		};
		case "gained": return {
			say: "event.gained.all",
			list: events.flatMap(gainOf)
		};
		default: return null;
	}
}
function seatOf(event) {
	return event.type === "decided" || event.type === "chosen" ? [{
		say: "who",
		who: whoName(event)
	}] : [];
}
function gainOf(event) {
	if (event.type !== "gained") return [];
	return [{
		say: "event.gained.one",
		who: whoName(event),
		goods: {
			say: `goods.${event.good}`,
			n: event.n
		}
	}];
}
//#endregion
//#region games/lancaster/speech/moment.ts
function moment(event) {
	switch (event.type) {
		case "counted": return event.passed ? {
			name: {
				say: "moment.law",
				law: lawTitle(event.law)
			},
			weight: 2
		} : null;
		case "battle": return {
			name: {
				say: event.england ? "moment.england" : "moment.france",
				slot: slotName(event.slot),
				french: event.frenchStrength
			},
			weight: 3
		};
		case "expelled": return {
			name: {
				say: "moment.expelled",
				who: whoName(event),
				county: countyName(event.county)
			},
			weight: 1
		};
		case "captured": return {
			name: {
				say: "moment.captured",
				who: whoName(event)
			},
			weight: 2
		};
		case "scored": return {
			name: { say: `tally.${event.what}` },
			weight: 1
		};
		default: return null;
	}
}
//#endregion
//#region engine/foresight.ts
var plain = (text) => ({
	text,
	tone: "plain"
});
var good = (text) => ({
	text,
	tone: "good"
});
var warn = (text) => ({
	text,
	tone: "warn"
});
//#endregion
//#region games/lancaster/speech/foresee.ts
function foresee(view, moves) {
	const { seat } = view;
	if (seat === null || !view.awaiting.includes(seat) || moves.length > 1) return [];
	const [move] = moves;
	if (move === void 0) return view.ask?.what === "vote" ? lawLines(view, seat, view.ask.law) : [];
	if (!legal(guess(view, quick(0)), seat).some((choice) => write(choice) === write(move))) return [];
	const figures = figuresOf(view.figures);
	switch (move.type) {
		case "county": return countyLines(view, seat, move);
		case "conflict": return conflictLines(view, seat, move.slot, move.strength, move.ally);
		case "journey": return view.ask?.what === "journey" ? conflictLines(view, seat, move.slot, view.ask.strength, view.ask.ally) : [];
		case "vote": return view.ask?.what === "vote" ? voteLines(view, seat, view.ask.law, move) : [];
		case "castle": return move.ally ? [] : [...useless(view, nth(figures.castle, move.space).reward), ...dear(view, seat, nth(figures.castle, move.space).cost)];
		case "resolve": {
			const { cost, reward } = nth(move.what === "ally" ? figures.ally.castle : figures.castle, move.space);
			return [...move.what === "ally" ? [] : useless(view, reward), ...paid(view, seat, cost)];
		}
		case "extend": return [plain({
			say: "foresee.tile",
			what: rewardText(nth(figures.castle, move.space).reward)
		})];
		case "nobleman": return noblemen(view, seat);
		case "upgrade": return [plain({
			say: "foresee.upgrade",
			from: move.strength,
			to: move.to
		})];
		case "favour": return useless(view, nth(figures.favours, move.favour).reward);
		case "take": return move.what === "both" ? paid(view, seat, figures.bothCost) : [];
		case "free": return paid(view, seat, { gold: move.strength * figures.ransomPerStrength });
		case "exchange": return exchanged(view, seat, figures, move.times);
		default: return [];
	}
}
function countyLines(view, seat, move) {
	const { holder, id } = nth(view.counties, move.county);
	const total = move.strength + move.squires;
	const county = countyName(id);
	const lines = [];
	if (holder) {
		const own = holder.seat === seat;
		const phrase = {
			say: own ? "foresee.county.own" : "foresee.county.drives",
			who: whoName(holder),
			county,
			strength: holder.total
		};
		lines.push(own ? warn(phrase) : good(phrase));
	}
	lines.push(plain({
		say: "foresee.county.holds",
		county,
		strength: total
	}));
	if (move.squires > 0) lines.push(...paid(view, seat, { squires: move.squires }));
	return lines;
}
function conflictLines(view, seat, slot, strength, ally) {
	const conflict = view.conflicts[slot];
	if (!conflict) return [];
	const { frenchStrength: french, points, spaces } = conflict;
	const total = conflict.total + strength;
	const facts = {
		slot: slotName(slot),
		total,
		french
	};
	const mine = strength + sum(spaces.filter((space) => space.seat === seat && (space.ally ?? false) === ally).map((space) => space.total));
	const before = spaces.filter((space) => !(space.seat === seat && (space.ally ?? false) === ally) && space.total > mine).length;
	if (total >= french) {
		const n = ally ? 0 : points[before] ?? 0;
		return [good({
			say: "foresee.conflict.won",
			...facts,
			place: before + 1,
			n
		})];
	}
	const more = view.players.map(({ court }) => strengthOf(court)).concat(view.allies.map(({ court }) => strengthOf(court)));
	const lines = [conflict.total + sum(more) < french ? warn({
		say: "foresee.conflict.hopeless",
		...facts
	}) : plain({
		say: "foresee.conflict.short",
		...facts,
		n: french - total
	})];
	if (slot >= 2) lines.push(warn({ say: "foresee.conflict.prison" }));
	return lines;
}
function noblemen(view, seat) {
	const n = (view.players[seat]?.noblemen.filter(Boolean).length ?? 0) + 1;
	const { noblemen: worth } = figuresOf(view.figures).scoring;
	return [plain({
		say: "foresee.nobleman",
		n,
		gain: (worth[n] ?? 0) - (worth[n - 1] ?? 0)
	})];
}
function useless(view, reward) {
	const { seat } = view;
	const upgrade = reward.find((effect) => effect.op === "upgrade");
	if (seat === null || upgrade?.op !== "upgrade") return [];
	const state = guess(view, quick(0));
	const targets = [];
	const { scope, from = 0, to = 0 } = upgrade;
	listUpgrades(state, {
		do: "upgrade",
		house: seat,
		deployed: scope === "deployed",
		from,
		to
	}, targets);
	return targets.length === 0 ? [warn({ say: "foresee.upgrade.none" })] : [];
}
function paid(view, seat, cost) {
	return GOODS.flatMap((good) => {
		const price = cost[good] ?? 0;
		const stock = view.players[seat]?.[good] ?? null;
		return price > 0 && stock !== null ? [plain({
			say: `foresee.left.${good}`,
			n: stock - price
		})] : [];
	});
}
function dear(view, seat, cost) {
	if (isFree(cost)) return [];
	return GOODS.some((good) => (view.players[seat]?.[good] ?? 0) < (cost[good] ?? 0)) ? [warn({ say: "foresee.castle.dear" })] : [];
}
function exchanged(view, seat, figures, times) {
	const { ask } = view;
	const law = ask?.what === "exchange" ? figures.laws.find(({ id }) => id === ask.law) : void 0;
	if (law?.kind !== "exchange" || times === 0) return [];
	return paid(view, seat, Object.fromEntries(GOODS.map((good) => [good, (law.cost[good] ?? 0) * times])));
}
function lawOf(view, id) {
	return figuresOf(view.figures).laws.find((law) => law.id === id);
}
function gets(view, seat, law) {
	if (law.kind === "majority") return null;
	if (law.kind === "exchange") return { say: "foresee.law.exchange" };
	const times = nth(entitlements(guess(view, quick(0)), law), seat);
	return times === 0 ? { say: "foresee.law.nothing" } : {
		say: "foresee.law.gets",
		gets: rewardText(law.effect, times)
	};
}
function lawLines(view, seat, id) {
	const law = lawOf(view, id);
	const old = lawOf(view, view.laws.current[0]);
	if (!law) return [];
	const mine = gets(view, seat, law);
	const lost = old && gets(view, seat, old);
	return [plain({
		say: mine ? "foresee.law.mine" : "foresee.law.most",
		law: lawTitle(id),
		what: mine ?? ""
	}), ...old ? [plain({
		say: lost ? "foresee.law.out" : "foresee.law.out.most",
		law: lawTitle(old.id),
		what: lost ?? ""
	})] : []];
}
function rejected(view, seat) {
	const old = lawOf(view, view.laws.current[0]);
	const kept = old && gets(view, seat, old);
	if (!old) return [plain({ say: "foresee.law.falls" })];
	return [plain({
		say: kept ? "foresee.law.stays" : "foresee.law.stays.most",
		law: lawTitle(old.id),
		what: kept ?? ""
	})];
}
function voteLines(view, seat, id, move) {
	const left = (view.players[seat]?.votes ?? 0) - move.votes;
	const later = view.laws.proposed.filter((law) => law !== null).length - 1;
	const lines = move.yes ? [...lawLines(view, seat, id)] : rejected(view, seat);
	if (move.votes > 0 || later > 0) lines.push(plain({
		say: "foresee.left.votes",
		n: left
	}));
	if (later === 0 && left > 0) lines.push(warn({ say: "foresee.votes.last" }));
	return lines;
}
//#endregion
//#region games/lancaster/speech/move.ts
function move(choice, view) {
	const byAlly = "ally" in choice && choice.ally;
	const phrase = ownMove(choice, view);
	return byAlly ? {
		say: "move.forAlly",
		move: phrase
	} : phrase;
}
function ownMove(choice, view) {
	const figures = figuresOf(view.figures);
	const forAlly = view.ask !== null && "ally" in view.ask && view.ask.ally;
	const countyAt = (index) => countyName(nth(figures.counties, index).id);
	switch (choice.type) {
		case "ally": return {
			say: "move.ally",
			colour: { say: `colour.${choice.colour}` }
		};
		case "extend": {
			const { id, cost, reward } = nth(figures.castle, choice.space);
			return {
				say: isFree(cost) ? "move.extend" : "move.extend.pay",
				space: spaceName(id),
				cost: costText(cost),
				reward: rewardText(reward)
			};
		}
		case "county": {
			const { strength, squires } = choice;
			return {
				say: squires > 0 ? "move.county.squires" : "move.county",
				n: squires,
				strength,
				county: countyAt(choice.county)
			};
		}
		case "castle": {
			const space = nth(choice.ally ? figures.ally.castle : figures.castle, choice.space);
			return {
				say: "move.castle",
				strength: choice.strength,
				space: spaceName(space.id)
			};
		}
		case "conflict": return {
			say: "move.conflict",
			strength: choice.strength,
			...conflictAt(view, choice.slot)
		};
		case "pass": return { say: "move.pass" };
		case "favour": return favourText("move.favour", forAlly, nth(figures.favours, choice.favour).reward);
		case "nobleman": return {
			say: forAlly ? "move.nobleman.remove" : "move.nobleman",
			county: countyAt(choice.county)
		};
		case "upgrade": return upgradeMove(choice, figures);
		case "decline": return { say: "move.decline" };
		case "vote": return {
			say: `move.vote.${choice.yes ? "yes" : "no"}${choice.votes > 0 ? ".with" : ""}`,
			n: choice.votes
		};
		case "exchange": return exchangeMove(choice.times, view, figures);
		case "take": return takeMove(choice.what, view, figures);
		case "name": return {
			say: "move.name",
			who: { seat: choice.seat }
		};
		case "journey": return {
			say: "move.journey",
			...conflictAt(view, choice.slot)
		};
		case "resolve": {
			const { id, cost, reward } = nth(choice.what === "ally" ? figures.ally.castle : figures.castle, choice.space);
			return {
				say: `move.resolve.${choice.what}${isFree(cost) ? "" : ".pay"}`,
				space: spaceName(id),
				cost: costText(cost),
				reward: rewardText(reward)
			};
		}
		case "free": return {
			say: "move.free",
			strength: choice.strength,
			n: choice.strength * figures.ransomPerStrength
		};
		case "done": return { say: view.ask?.what === "ransom" ? "move.done.ransom" : "move.done" };
	}
}
function conflictAt(view, slot) {
	return {
		slot: slotName(slot),
		french: view.conflicts[slot]?.frenchStrength ?? 0
	};
}
function upgradeMove(choice, figures) {
	const { ally, where, index, strength, to } = choice;
	const phrase = {
		say: `move.upgrade.${where}`,
		from: strength,
		to
	};
	switch (where) {
		case "court": return phrase;
		case "county": return {
			...phrase,
			county: countyName(nth(figures.counties, index).id)
		};
		case "castle": return {
			...phrase,
			space: spaceName(nth(ally ? figures.ally.castle : figures.castle, index).id)
		};
		case "conflict": return {
			...phrase,
			slot: slotName(index)
		};
	}
}
function exchangeMove(times, view, figures) {
	const { ask } = view;
	const law = ask?.what === "exchange" ? figures.laws.find((known) => known.id === ask.law) : void 0;
	if (times === 0 || law?.kind !== "exchange") return { say: "move.exchange.none" };
	return {
		say: "move.exchange",
		cost: costText(law.cost, times),
		gets: rewardText(law.effect, times)
	};
}
function takeMove(what, view, figures) {
	const { ask } = view;
	if (ask?.what !== "county") return { say: "move.decline" };
	const county = nth(figures.counties, ask.county);
	const name = countyName(county.id);
	if (what === "nobleman") return {
		say: ask.ally ? "move.nobleman.remove" : "move.nobleman",
		county: name
	};
	if (what === "reward") return {
		say: "move.take.reward",
		reward: ask.ally ? allyRewardText(county.reward) : rewardText(county.reward)
	};
	return {
		say: "move.take.both",
		county: name,
		cost: costText(figures.bothCost),
		reward: rewardText(county.reward)
	};
}
//#endregion
//#region games/lancaster/speech/outline.ts
var word = (id) => ({ say: `outline.${id}` });
var list = (items) => ({
	say: "tell.list",
	items
});
var NOBODY = { say: "outline.nobody" };
function outline(view) {
	return [
		counties(view),
		conflicts(view),
		laws(view),
		players(view),
		...view.seat === null ? [] : [castle(view, view.seat)],
		favours(view)
	];
}
function counties(view) {
	const figures = figuresOf(view.figures);
	return {
		kind: "table",
		id: "counties",
		title: { say: "word.counties" },
		columns: [
			word("county"),
			word("least"),
			word("reward"),
			word("holder"),
			word("noblemen")
		],
		rows: view.counties.map((county, i) => ({
			place: `county ${i}`,
			cells: [
				countyName(county.id),
				String(county.minStrength),
				list(rewardText(figures.counties[i]?.reward ?? [])),
				county.holder ? {
					say: "outline.held",
					who: whoName(county.holder),
					total: county.holder.total
				} : NOBODY,
				String(county.tiles)
			]
		}))
	};
}
function conflicts(view) {
	return {
		kind: "table",
		id: "conflicts",
		title: { say: "word.conflicts" },
		columns: [
			word("slot"),
			word("french"),
			word("english"),
			word("points"),
			word("knights")
		],
		rows: view.conflicts.map((conflict, slot) => ({
			place: `conflict ${slot}`,
			cells: conflict ? [
				slotName(slot),
				String(conflict.frenchStrength),
				String(conflict.total),
				conflict.points.join(", "),
				conflict.spaces.length === 0 ? NOBODY : list(conflict.spaces.map((space) => ({
					say: "outline.held",
					who: whoName(space),
					total: space.total
				})))
			] : [slotName(slot), ...[
				"",
				"",
				"",
				""
			].map(() => ({ say: "outline.none" }))]
		}))
	};
}
function laws(view) {
	const figures = figuresOf(view.figures);
	const row = (id, state) => {
		const law = figures.laws.find((known) => known.id === id);
		return {
			place: `law ${id}`,
			cells: [
				lawTitle(id),
				word(state),
				law ? lawText(law) : { say: "outline.none" }
			]
		};
	};
	return {
		kind: "table",
		id: "laws",
		title: { say: "word.parliament" },
		columns: [
			word("law"),
			word("state"),
			word("text")
		],
		rows: [
			...view.laws.current.map((id) => row(id, "in-force")),
			...votesTaken(view).flatMap(({ law, passed }) => view.laws.current.includes(law) ? [] : [row(law, passed ? "passed" : "rejected")]),
			...view.laws.proposed.flatMap((id) => id === null ? [] : [row(id, "proposed")])
		]
	};
}
function players(view) {
	const shown = (n) => n === null ? { say: "word.hidden" } : String(n);
	return {
		kind: "table",
		id: "players",
		seats: true,
		title: word("players"),
		columns: [
			word("player"),
			{ say: "word.points" },
			{ say: "word.gold" },
			{ say: "word.squires" },
			{ say: "word.votes" },
			{ say: "word.court" },
			{ say: "word.castle" },
			word("noblemen")
		],
		rows: view.players.map((player, seat) => ({
			place: `seat ${seat}`,
			cells: [
				{
					say: "who",
					who: { seat }
				},
				String(player.points),
				shown(player.gold),
				shown(player.squires),
				String(player.votes),
				list(strengths$1(player.court)),
				list(knightsOf(player.castle)),
				String(player.noblemen.filter(Boolean).length)
			]
		}))
	};
}
function knightsOf(castle) {
	const standing = castle.filter((strength) => strength > 0);
	return standing.length === 0 ? [{ say: "outline.none" }] : standing.map(strengthPhrase);
}
function castle(view, seat) {
	const figures = figuresOf(view.figures);
	const player = view.players[seat];
	const ally = view.allies[seat];
	const knight = (strength) => strength ? strengthPhrase(strength) : { say: "word.empty" };
	return {
		kind: "table",
		id: "castle",
		title: { say: "word.castle" },
		columns: [
			word("room"),
			word("reward"),
			word("knight"),
			{ say: "word.extension" }
		],
		rows: [...figures.castle.map((space, i) => ({
			place: `castle ${i}`,
			cells: [
				spaceName(space.id),
				list(rewardText(space.reward)),
				knight(player?.castle[i]),
				word(player?.extensions[i] ? "yes" : "no")
			]
		})), ...ally ? figures.ally.castle.map((space, i) => ({
			place: `ally castle ${i}`,
			cells: [
				spaceName(space.id),
				list(rewardText(space.reward)),
				knight(ally.castle[i]),
				word("no")
			]
		})) : []]
	};
}
function favours(view) {
	const { favours } = figuresOf(view.figures);
	return {
		kind: "table",
		id: "favours",
		title: { say: "word.favours" },
		columns: [word("reward"), word("state")],
		rows: favours.map((favour, i) => ({
			place: `favour ${i}`,
			cells: [list(rewardText(favour.reward)), word(view.favours[i] ? "open" : "taken")]
		}))
	};
}
//#endregion
//#region games/lancaster/speech/sketch.ts
function sketch(view) {
	const who = ({ seat, ally }) => `${seat + 1}${ally ? "+" : ""}`;
	const counties = view.counties.map(({ letter, id, minStrength, tiles, holder }) => {
		const held = holder ? `${who(holder)}: ${holder.strength}+${holder.squires}=${holder.total}` : "–";
		return `${letter} ${id.padEnd(12)} ≥${minStrength}  ×${tiles}  ${held}`;
	});
	const conflicts = view.conflicts.map((conflict, slot) => {
		if (!conflict) return `${slot + 1} –`;
		const spaces = conflict.spaces.map((space) => `${who(space)}: ${space.knights.join("+")}`);
		return `${slot + 1} ${conflict.total}/${conflict.frenchStrength}  (${conflict.points.join(" ")})  ${spaces.join("  ")}`;
	});
	const players = view.players.map(({ court, castle, extensions, gold, squires, votes, noblemen }, seat) => {
		const spaces = castle.map((knight, i) => extensions[i] ? "#" : knight || "·").join("");
		const nobles = noblemen.map((has, i) => has ? view.counties[i]?.letter ?? "" : "").join("");
		return `${seat + 1}  [${court.join(" ")}]  castle ${spaces}  £${gold ?? "?"} ♙${squires ?? "?"} ✓${votes}  ${nobles}`;
	});
	const allies = view.allies.map(({ court, castle }, seat) => `${seat + 1}+ [${court.join(" ")}]  castle ${castle.map((knight) => knight || "·").join("")}`);
	const laws = [`= ${view.laws.current.join(" | ")}`, `? ${view.laws.proposed.map((law) => law ?? "–").join(" | ")}`];
	return [
		`${view.round}/${view.rounds} ${view.phase}`,
		...counties,
		...conflicts,
		...laws,
		...players,
		...allies
	].join("\n");
}
//#endregion
//#region games/lancaster/speech/stage.ts
function stage$5(view) {
	return {
		say: "stage",
		n: view.round,
		of: view.rounds,
		phase: { say: `phase.${view.phase}` }
	};
}
//#endregion
//#region games/lancaster/speech/standing.ts
function standing(view) {
	return view.players.map((player, seat) => {
		const facts = [
			{
				say: "goods.votes",
				n: player.votes
			},
			{
				say: "fact.strength",
				n: player.strength
			},
			{
				say: "fact.extensions",
				n: countTrue(player.extensions)
			},
			{
				say: "fact.noblemen",
				n: countTrue(player.noblemen)
			}
		];
		if (player.squires !== null) facts.unshift({
			say: "goods.squires",
			n: player.squires
		});
		if (player.gold !== null) facts.unshift({
			say: "goods.gold",
			n: player.gold
		});
		if (view.start === seat) facts.push({ say: "fact.start" });
		return {
			score: player.points,
			facts
		};
	});
}
//#endregion
//#region engine/telling.ts
var TallySheet = class {
	rounds = [];
	points = [];
	sources;
	seats;
	constructor(sources, seats) {
		this.sources = sources;
		this.seats = seats;
	}
	round(name) {
		this.rounds.push(name);
		this.points.push(this.sources.map(() => Array.from({ length: this.seats }, () => 0)));
	}
	add(source, seat, points) {
		const row = this.points.at(-1)?.[source];
		if (row) row[seat] = (row[seat] ?? 0) + points;
	}
	done(what) {
		return {
			sources: this.sources,
			rounds: this.rounds,
			points: this.points,
			...what && { what }
		};
	}
};
//#endregion
//#region games/lancaster/speech/tally.ts
var SOURCES = [
	"france",
	"laws",
	"rewards",
	"knighthood",
	"extensions",
	"noblemen"
];
function tally(past) {
	const first = past[0]?.view;
	const seats = first?.seats ?? 0;
	const sheet = new TallySheet(SOURCES.map((source) => ({ say: `tally.${source}` })), seats);
	const add = (source, seat, points) => sheet.add(SOURCES.indexOf(source), seat, points);
	sheet.round({
		say: "tally.round",
		n: first?.round ?? 1
	});
	first?.players.forEach(({ points }, seat) => add("rewards", seat, points));
	let byLaw = false;
	for (const { events } of past) for (const event of events) {
		byLaw = event.type === "law" || byLaw && !AFTER_LAWS.includes(event.type);
		if (event.type === "round") sheet.round({
			say: "tally.round",
			n: event.round
		});
		else if (event.type === "gained" && event.good === "points") add(byLaw ? "laws" : "rewards", event.seat, event.n);
		else if (event.type === "battle") {
			for (const { seat, ally, points } of event.ranks) if (!ally) add("france", seat, points);
		}
		if (event.type !== "scored") continue;
		if (event.what === "knighthood") sheet.round({ say: "tally.final" });
		event.points.forEach((points, seat) => add(event.what, seat, points));
	}
	return sheet.done();
}
var AFTER_LAWS = [
	"took",
	"resolved",
	"roundTable",
	"battle",
	"round",
	"placed",
	"counted"
];
//#endregion
//#region games/lancaster/speech/trace.ts
function trace(events) {
	return events.map((event) => {
		switch (event.type) {
			case "placed": return [{
				kind: "came",
				at: [`county ${event.county}`],
				seat: event.seat
			}];
			case "expelled": return [{
				kind: "gone",
				at: [`county ${event.county}`],
				seat: event.seat
			}];
			case "took": return [{
				kind: "changed",
				at: [`county ${event.county}`],
				seat: event.seat
			}];
			case "joined": return [{
				kind: "came",
				at: [`conflict ${event.slot}`],
				seat: event.seat
			}];
			case "battle": {
				const winner = event.ranks.find(({ ally }) => !ally);
				return [{
					kind: "changed",
					at: [`conflict ${event.slot}`],
					seat: winner?.seat ?? null
				}];
			}
			default: return [];
		}
	});
}
//#endregion
//#region games/lancaster/speech/tries.ts
function tries(view) {
	const { ask, seat } = view;
	if (!ask || seat === null) return [];
	const meant = asked(view, seat);
	const others = placements(view, seat).filter(({ place }) => !meant.some((each) => each.place === place));
	return ask.what === "place" ? meant : [...meant, ...others.filter(({ text }) => !text.startsWith("favour"))];
}
function asked(view, seat) {
	switch (view.ask?.what) {
		case "place": return placements(view, seat);
		case "favour": return FAVOURS.map((favour, i) => ({
			place: `favour ${i}`,
			text: `favour:${favour}`
		}));
		case "nobleman": return LETTERS.map((letter, i) => ({
			place: `county ${i}`,
			text: `nobleman:${letter}`
		}));
		case "extension":
		case "extend": return SPACES.map((space, i) => ({
			place: `castle ${i}`,
			text: `tile:${space}`
		}));
		case "castle": return SPACES.flatMap((space, i) => ["knight", "tile"].map((what) => ({
			place: `castle ${i}`,
			text: `${what}@${space}`
		})));
		case "journey": return SLOTS.map((slot, i) => ({
			place: `conflict ${i}`,
			text: `sail:${slot}`
		}));
		default: return [];
	}
}
function placements(view, seat) {
	const own = view.players[seat];
	const ally = view.allies[seat];
	const squires = own?.squires ?? 0;
	const knights = [...strengths(own?.court ?? [], ""), ...strengths(ally?.court ?? [], "a")];
	const best = knights.length > 0 ? knights : ["1"];
	const favours = FAVOURS.map((favour, i) => ({
		place: `favour ${i}`,
		text: `favour:${favour}`
	}));
	return [...best.flatMap((knight) => [
		...LETTERS.map((letter, i) => ({
			place: `county ${i}`,
			text: `${knight}${letter}${squires > 0 && !knight.startsWith("a") ? `+${squires}` : ""}`
		})),
		...SPACES.map((space, i) => ({
			place: `castle ${i}`,
			text: `${knight}@${space}`
		})),
		...SLOTS.map((slot, i) => ({
			place: `conflict ${i}`,
			text: `${knight}>${slot}`
		}))
	]), ...favours].filter(({ place, text }) => !(place.startsWith("castle") && text.startsWith("a")));
}
function strengths(court, prefix) {
	return court.flatMap((n, i) => n > 0 ? [`${prefix}${i + 1}`] : []).toReversed();
}
var refusals = {
	over: "LA-11.1",
	"not-your-turn": "LA-4.1",
	"vote-fixed": "LA-14.4",
	"vote-now": "LA-5.2",
	"votes-short": "LA-5.2",
	"place-now": "LA-4.1",
	"must-place": "LA-4.1",
	"no-ally": "LA-12.1",
	"no-knight": "LA-4.1",
	"no-space": "LA-4.11",
	covered: "LA-4.12",
	"space-taken": "LA-4.11",
	"conflict-full": "LA-4.15",
	"no-conflict": "LA-4.15",
	minimum: "LA-4.5",
	"own-county": "LA-4.9",
	"ally-squires": "LA-12.1",
	"not-stronger": "LA-4.8",
	"squires-short": "LA-4.6",
	"favour-now": "LA-4.19",
	"favour-taken": "LA-4.19",
	"no-nobleman": "LA-13.6",
	"no-both": "LA-7.3",
	"no-upgrade": "LA-13.4",
	"stock-short": "LA-13.2",
	"no-ransom": "LA-9.6",
	"free-left": "LA-8.3",
	"cannot-resolve": "LA-8.2",
	"first-ally": "LA-12.1",
	"first-extension": "LA-13.5",
	"first-parliament": "LA-5.2",
	"first-castles": "LA-8.2",
	"first-favour": "LA-4.19",
	"first-nobleman": "LA-13.6",
	"first-upgrade": "LA-13.4",
	"first-exchange": "LA-5.2",
	"first-county": "LA-7.2",
	"first-name": "LA-7.5",
	"first-journey": "LA-7.4",
	"first-ransom": "LA-9.6"
};
//#endregion
//#region games/lancaster/speech/weight.ts
var WEIGHTS = {
	round: "heading",
	stocks: "heading",
	law: "minor",
	counted: "minor",
	battle: "minor",
	chosen: "quiet",
	decided: "quiet",
	unused: "quiet",
	skipped: "quiet"
};
function weight(event) {
	return WEIGHTS[event.type] ?? "line";
}
function actor(event) {
	return "seat" in event ? event.seat : null;
}
//#endregion
//#region games/lancaster/speech/index.ts
var speech = {
	prompt,
	move,
	event,
	weight,
	actor,
	group,
	trace,
	moment,
	tally,
	standing,
	stage: stage$5,
	foresee,
	sketch,
	outline,
	describe,
	tries,
	refusals,
	seat
};
//#endregion
//#region games/lancaster/view/forced.ts
var PLENTY = 99;
function forced(view) {
	const state = guess(view, quick(0));
	const [seat, other] = awaiting(state);
	if (seat === void 0 || other !== void 0 || together(state)) return false;
	return [0, PLENTY].every((n) => {
		for (const good of GOODS) state[good][seat] = n;
		return legal(state, seat).length === 1;
	});
}
//#endregion
//#region games/lancaster/view/open.ts
function open([watched, ...own]) {
	const view = watched;
	return {
		...view,
		players: view.players.map((player, seat) => own[seat]?.players[seat] ?? player)
	};
}
//#endregion
//#region games/lancaster/view/ask.ts
function askOf(state, figures) {
	const task = state.todo[0];
	if (task) return askFor(state, figures, task);
	switch (state.phase) {
		case "ally": return {
			what: "ally",
			seat: state.turn
		};
		case "extension": return { what: "extension" };
		case "placement": return {
			what: "place",
			seat: state.turn
		};
		case "parliament": return {
			what: "vote",
			law: nth(figures.laws, state.proposed[state.step] ?? 0).id,
			position: state.step
		};
		case "castles": return {
			what: "castle",
			seat: state.turn
		};
		default: return null;
	}
}
function askFor(state, figures, task) {
	const decider = who$5(state, task.house);
	const seat = leader(state, task.house);
	switch (task.do) {
		case "favour":
		case "nobleman": return {
			what: task.do,
			...decider
		};
		case "upgrade": return {
			what: "upgrade",
			...decider,
			deployed: task.deployed,
			from: task.from,
			to: task.to
		};
		case "extension": return {
			what: "extend",
			seat
		};
		case "exchange": return {
			what: "exchange",
			seat,
			law: nth(figures.laws, task.law).id
		};
		case "county": return {
			what: "county",
			...decider,
			county: task.county
		};
		case "name": return {
			what: "name",
			seat,
			county: task.county
		};
		case "journey": return {
			what: "journey",
			...decider,
			county: task.county,
			strength: nth(state.counties, task.county).strength
		};
		case "ransom": return {
			what: "ransom",
			seat,
			slot: task.slot
		};
		default: return null;
	}
}
//#endregion
//#region games/lancaster/view/view.ts
function isOpen(state, seat, owner) {
	return seat === owner || state.seats === 2 || state.phase === "over";
}
function overlay(state, seat) {
	return {
		seat,
		players: playerViews(state, seat),
		secret: secretView(state, seat)
	};
}
function view(state, seat) {
	const figures = figuresOf(state.figures);
	const lawId = (law) => nth(figures.laws, law).id;
	return {
		seat,
		seats: state.seats,
		figures: copyJson(state.figures),
		round: state.round,
		rounds: figures.rounds,
		phase: state.phase,
		start: state.start,
		awaiting: [...awaiting(state)],
		ask: askOf(state, figures),
		players: playerViews(state, seat),
		allies: state.seats === 2 ? state.points.map((_, owner) => allyView(state, owner)) : [],
		counties: state.counties.map((_, county) => countyView(state, figures, county)),
		conflicts: state.conflicts.map((_, slot) => conflictView(state, figures, slot)),
		favours: [...state.favours],
		laws: {
			current: state.current.map(lawId),
			proposed: state.proposed.map((law) => law === null ? null : lawId(law)),
			deck: state.lawDeck.toSorted((a, b) => a - b).map(lawId),
			applying: state.phase === "laws" ? state.step : null,
			results: state.results.map((result) => ({
				...copyJson(result),
				law: lawId(result.law)
			}))
		},
		conflictDeck: state.conflictDeck.toSorted((a, b) => a - b).map((card) => nth(figures.conflicts, card).id),
		supply: {
			limited: figures.supply.limited,
			...state.supply
		},
		secret: secretView(state, seat),
		last: state.last && {
			seat: state.last.seat,
			move: recall(state.last.move)
		},
		flow: {
			turn: state.turn,
			step: state.step,
			served: state.served,
			times: [...state.times],
			tilesLeft: [...state.tilesLeft],
			passed: [...state.passed],
			todo: state.todo.map((task) => ({ ...task }))
		}
	};
}
function playerViews(state, seat) {
	return state.points.map((_, owner) => playerView(state, owner, isOpen(state, seat, owner)));
}
function playerView(state, owner, open) {
	return {
		points: nth(state.points, owner),
		gold: open ? nth(state.gold, owner) : null,
		squires: open ? nth(state.squires, owner) : null,
		votes: nth(state.votes, owner),
		court: [...nth(state.court, owner)],
		reserve: [...nth(state.reserve, owner)],
		castle: [...nth(state.castle, owner)],
		extensions: [...nth(state.extensions, owner)],
		noblemen: [...nth(state.noblemen, owner)],
		strength: ownedStrength(state, owner)
	};
}
function allyView(state, owner) {
	const house = owner + state.seats;
	return {
		colour: state.allyColours[owner] ?? null,
		court: [...nth(state.court, house)],
		reserve: [...nth(state.reserve, house)],
		castle: [...nth(state.castle, house)]
	};
}
function countyView(state, figures, county) {
	const { id, letter, minStrength } = nth(figures.counties, county);
	const { house, strength, squires, tiles } = nth(state.counties, county);
	return {
		id,
		letter,
		minStrength,
		tiles,
		holder: house < 0 ? null : {
			...who$5(state, house),
			strength,
			squires,
			total: strength + squires
		}
	};
}
function conflictView(state, figures, slot) {
	const conflict = state.conflicts[slot];
	if (!conflict) return null;
	const { id, frenchStrength, points } = nth(figures.conflicts, conflict.card);
	return {
		card: id,
		frenchStrength,
		points: [...points],
		spaces: conflict.spaces.map(({ house, knights }) => ({
			...who$5(state, house),
			knights: [...knights],
			total: sum(knights)
		})),
		total: conflictStrength(conflict)
	};
}
function secretView(state, seat) {
	if (state.phase !== "extension" && state.phase !== "parliament") return null;
	const slot = seat === null ? -1 : nth(state.slots, seat);
	return {
		decided: state.slots.map((chosen) => chosen >= 0),
		tile: state.phase === "extension" && slot >= 0 ? slot : null,
		ballot: state.phase === "parliament" && slot >= 0 ? readSlot(slot) : null
	};
}
//#endregion
//#region games/lancaster/index.ts
var game = {
	about: about$1,
	setup,
	awaiting,
	together,
	legal,
	apply,
	view,
	overlay,
	guess,
	open,
	outcome,
	idle,
	write,
	whyNot,
	barriers: [
		"extensions",
		"decided",
		"counted",
		"most",
		"round",
		"stocks"
	],
	orders,
	forced,
	copy,
	checkFigures,
	figures,
	assert,
	speech
};
//#endregion
//#region \0frozen-rules
var words = {
	en: {
		name: "Lancaster",
		tagline: "Send knights across England, steer parliament and win glory in France.",
		stage: "Round {n} of {of}: {phase}",
		"option.figures": "Corrected figures",
		"end.rounds": "The fifth round is over and all points are counted.",
		who: "{who}",
		ally: "{of}’s ally",
		"seat.blue": "Blue",
		"seat.green": "Green",
		"seat.red": "Red",
		"seat.yellow": "Yellow",
		"seat.purple": "Purple",
		"colour.green": "green",
		"colour.yellow": "yellow",
		"goods.gold": {
			"one": "{n} gold",
			"other": "{n} gold"
		},
		"goods.squires": {
			"one": "{n} squire",
			"other": "{n} squires"
		},
		"goods.votes": {
			"one": "{n} vote",
			"other": "{n} votes"
		},
		"goods.points": {
			"one": "{n} point",
			"other": "{n} points"
		},
		"word.gold": "Gold",
		"word.squires": "Squires",
		"word.votes": "Votes",
		"word.points": "Power points",
		"word.court": "Court",
		"word.reserve": "Reserve",
		"word.supply": "Supply",
		"word.castle": "Castle",
		"word.roundTable": "Round table",
		"word.allyCastle": "Ally’s castle",
		"word.parliament": "Parliament",
		"word.currentLaws": "Laws in force",
		"word.proposedLaws": "Proposed laws",
		"word.counties": "Counties",
		"word.conflicts": "Conflicts in France",
		"word.favours": "King’s favour",
		"word.france": "France",
		"word.england": "England",
		"word.strength": "Strength {n}",
		"word.knight": "Knight of strength {n}",
		"word.nobleman": "Nobleman {letter}",
		"word.noblemenLeft": {
			"one": "{n} nobleman left",
			"other": "{n} noblemen left"
		},
		"word.extension": "Extension",
		"word.startPlayer": "Start player",
		"word.round": "Round {n} of {of}",
		"word.decided": "Has decided",
		"word.undecided": "Still deciding",
		"word.hidden": "Behind the screen",
		"word.empty": "Empty",
		"word.upperRow": "First year",
		"word.lowerRow": "Second year",
		"word.faceDown": "Taken this round",
		"phase.ally": "Allies",
		"phase.extension": "First extension",
		"phase.placement": "Placement",
		"phase.parliament": "Parliament",
		"phase.laws": "Laws",
		"phase.counties": "Counties",
		"phase.castles": "Castles",
		"phase.conflicts": "Conflicts",
		"phase.over": "End of the game",
		"county.stafford": "Stafford",
		"county.warwick": "Warwick",
		"county.norfolk": "Norfolk",
		"county.gloucester": "Gloucester",
		"county.oxford": "Oxford",
		"county.essex": "Essex",
		"county.somerset": "Somerset",
		"county.hampshire": "Hampshire",
		"county.surrey": "Surrey",
		"space.castle-gold": "Treasury",
		"space.castle-squires": "Squires’ hall",
		"space.castle-votes": "Council chamber",
		"space.castle-mixed": "Storehouse",
		"space.castle-recruit": "Gatehouse",
		"space.castle-upgrade": "Tiltyard",
		"space.ally-castle-recruit": "Ally’s gatehouse",
		"space.ally-castle-upgrade": "Ally’s tiltyard",
		"slot.0": "upper left",
		"slot.1": "upper right",
		"slot.2": "lower left",
		"slot.3": "lower right",
		"effect.recruit": {
			"one": "a new knight of strength {strength}",
			"other": "{n} new knights of strength {strength}"
		},
		"effect.upgrade.owned": "the upgrade of a knight",
		"effect.upgrade.deployed": "the upgrade of a placed knight",
		"effect.swap": "the swap of a placed knight of strength {from} for strength {to}",
		"effect.extension": "an extension tile",
		"effect.extensions": {
			"one": "{n} extension tile",
			"other": "{n} extension tiles"
		},
		"effect.nobleman": "a nobleman from any county",
		"effect.nobleman.ally": "a nobleman out of the game",
		"effect.journey": "the journey to France",
		"effect.nothing": "nothing",
		"law.for": "{set}: {gets}.",
		"law.exchange": "As often as you like: pay {cost}, get {gets}.",
		"law.most.gold": "Most gold: {gets}.",
		"law.most.squires": "Most squires: {gets}.",
		"law.set.counties": {
			"one": "For each county you hold",
			"other": "For every {n} counties you hold"
		},
		"law.set.conflicts": {
			"one": "For each conflict you are in",
			"other": "For every {n} conflicts you are in"
		},
		"law.set.extensions": {
			"one": "For each extension",
			"other": "For every {n} extensions"
		},
		"law.set.noblemen": {
			"one": "For each nobleman",
			"other": "For every {n} noblemen"
		},
		"law.set.knights": {
			"one": "For each placed knight of strength {strength}",
			"other": "For every {n} placed knights of strength {strength}"
		},
		"law.when.law-no-strength-two-upgrade": "No knight of strength 2 placed",
		"law.when.law-strength-three-to-four": "Strength 3 placed and strength 4 in the reserve",
		"law.when.law-three-weak-knights-points": "All three knights of strength 1 placed",
		"law.when.law-four-strengths-points": "Knights of all four strengths placed",
		"law.title.law-most-gold-upgrades": "Privilege of the rich",
		"law.title.law-most-squires-recruits": "Privilege of the retinue",
		"law.title.law-two-counties-points": "Landholders",
		"law.title.law-gold-buys-votes": "Bought voices",
		"law.title.law-squire-and-gold-for-points": "Men and money",
		"law.title.law-two-conflicts-extension": "Spoils of war",
		"law.title.law-strength-two-squires": "Squires for the sturdy",
		"law.title.law-two-conflicts-goods": "War supplies",
		"law.title.law-no-strength-two-upgrade": "Help for the few",
		"law.title.law-strength-three-to-four": "The last accolade",
		"law.title.law-three-extensions-points": "Master builders",
		"law.title.law-conflict-points": "Honour in France",
		"law.title.law-three-counties-points": "Lords of the shires",
		"law.title.law-three-weak-knights-points": "Honour of the humble",
		"law.title.law-three-noblemen-recruit": "Sons of the nobles",
		"law.title.law-gold-for-points": "Golden glory",
		"law.title.law-squire-for-points": "Loyal service",
		"law.title.law-four-strengths-points": "Complete host",
		"prompt.ally": "Choose the colour of your ally.",
		"prompt.extension": "Choose your first extension. All are shown together.",
		"prompt.place": "Place one knight from your court.",
		"prompt.place.two": "Place one knight of yours or of your ally.",
		"prompt.vote": "Vote on law {n}, {law}. {text}",
		"prompt.castle": "Your castle: choose what to resolve next.",
		"prompt.favour": "The King’s favour: choose a tile.",
		"prompt.favour.ally": "The King’s favour for your ally: choose a tile.",
		"prompt.nobleman": "Choose a nobleman for your table.",
		"prompt.nobleman.ally": "Choose a nobleman that leaves the game.",
		"prompt.upgrade": "Upgrade one of your knights, or decline.",
		"prompt.upgrade.ally": "Upgrade one of your ally’s knights, or decline.",
		"prompt.upgrade.deployed": "Upgrade one of your placed knights, or decline.",
		"prompt.upgrade.swap": "Swap your knight of strength {from} for strength {to}, or decline.",
		"prompt.extend": "Choose an extension tile, or decline.",
		"prompt.exchange": "{law}: how often do you exchange? {text}",
		"prompt.exchange.none": "{law}: you cannot pay for an exchange. {text}",
		"prompt.county": "{county} is yours: nobleman, reward or both?",
		"prompt.county.ally": "Your ally holds {county}: remove a nobleman or take the reward?",
		"prompt.name": "{county} names the start player. Who is it?",
		"prompt.journey": "Your knight in {county} may sail to France. To which conflict?",
		"prompt.journey.ally": "Your ally’s knight in {county} may sail to France. To which conflict?",
		"prompt.ransom": "The {slot} conflict is lost. Ransom your knights?",
		"prompt.ransom.none": "The {slot} conflict is lost, and you cannot pay for a ransom.",
		"prompt.over": "The game is over.",
		"prompt.wait": "Waiting for {who}: {what}.",
		"prompt.what.ally": "colour of the ally",
		"prompt.what.extension": "first extension",
		"prompt.what.place": "a knight to place",
		"prompt.what.vote": "the vote",
		"prompt.what.castle": "the castle",
		"prompt.what.favour": "the King’s favour",
		"prompt.what.nobleman": "a nobleman",
		"prompt.what.upgrade": "an upgrade",
		"prompt.what.extend": "an extension tile",
		"prompt.what.exchange": "an exchange",
		"prompt.what.county": "a county’s reward",
		"prompt.what.name": "the new start player",
		"prompt.what.journey": "the journey to France",
		"prompt.what.ransom": "ransom",
		"move.forAlly": "Ally: {move}",
		"move.ally": "The {colour} ally",
		"move.extend": "{space}: {reward}",
		"move.extend.pay": "{space}: pay {cost}, get {reward}",
		"move.county": "Strength {strength} to {county}",
		"move.county.squires": {
			"one": "Strength {strength} with {n} squire to {county}",
			"other": "Strength {strength} with {n} squires to {county}"
		},
		"move.castle": "Strength {strength} to the castle, {space}",
		"move.conflict": "Strength {strength} to the {slot} conflict (France {french})",
		"move.pass": "Pass: no knight has a place to go",
		"move.favour": "Favour: {reward}",
		"move.favour.lost": "Turn down {reward}: lost on your ally",
		"move.nobleman": "Nobleman of {county}",
		"move.nobleman.remove": "Remove a nobleman of {county}",
		"move.upgrade.court": "Strength {from} to {to}, at court",
		"move.upgrade.county": "Strength {from} to {to}, in {county}",
		"move.upgrade.castle": "Strength {from} to {to}, in the castle, {space}",
		"move.upgrade.conflict": "Strength {from} to {to}, in the {slot} conflict",
		"move.decline": "Decline",
		"move.vote.yes": "Yes",
		"move.vote.yes.with": {
			"one": "Yes, with {n} vote",
			"other": "Yes, with {n} votes"
		},
		"move.vote.no": "No",
		"move.vote.no.with": {
			"one": "No, with {n} vote",
			"other": "No, with {n} votes"
		},
		"move.exchange": "Pay {cost}, get {gets}",
		"move.exchange.none": "No exchange",
		"move.take.reward": "Reward: {reward}",
		"move.take.both": "Pay {cost} for both: the nobleman of {county}, and {reward}",
		"move.name": "Name {who}",
		"move.journey": "Sail to the {slot} conflict (France {french})",
		"move.resolve.knight": "Knight, {space}: {reward}",
		"move.resolve.knight.pay": "Knight, {space}: pay {cost}, get {reward}",
		"move.resolve.tile": "Extension, {space}: {reward}",
		"move.resolve.tile.pay": "Extension, {space}: pay {cost}, get {reward}",
		"move.resolve.ally": "{space}: {reward}",
		"move.free": {
			"one": "Free a knight of strength {strength} for {n} gold",
			"other": "Free a knight of strength {strength} for {n} gold"
		},
		"move.done": "Done with the castle",
		"move.done.ransom": "Pay no more ransom",
		"event.ally": "{who} leads the {colour} ally.",
		"event.chosen": "{who} has chosen a first extension.",
		"event.extensions": "First extensions: {list}.",
		"event.extensions.one": "{who} {space}",
		"event.placed": "{who} sends a knight of strength {strength} to {county}.",
		"event.placed.squires": {
			"one": "{who} sends a knight of strength {strength} with {n} squire to {county}.",
			"other": "{who} sends a knight of strength {strength} with {n} squires to {county}."
		},
		"event.expelled": "{who} is driven out of {county}; the knight of strength {strength} returns to court.",
		"event.expelled.squires": {
			"one": "{who} is driven out of {county}; the knight of strength {strength} returns to court, {n} squire is lost.",
			"other": "{who} is driven out of {county}; the knight of strength {strength} returns to court, {n} squires are lost."
		},
		"event.castled": "{who} places a knight of strength {strength} in the castle: {space}.",
		"event.joined": "{who} joins the {slot} conflict (France {french}) with strength {strength}.",
		"event.joined.journey": "{who} sails with strength {strength} to the {slot} conflict (France {french}).",
		"event.passed": "{who} has no place for a knight and passes.",
		"event.favour": "{who} receives the King’s favour: {reward}.",
		"event.favour.lost": "{who} receives the King’s favour: {reward}, lost on an ally.",
		"event.gained": "{who} gets {goods}.",
		"event.paid": "{who} pays {goods}.",
		"event.recruited": "{who} recruits a knight of strength {strength}.",
		"event.upgraded": "{who} upgrades a knight from strength {from} to {to}.",
		"event.declined.upgrade": "{who} declines the upgrade.",
		"event.declined.extension": "{who} declines the extension tile.",
		"event.declined.journey": "{who} declines the journey to France.",
		"event.declined.ransom": "{who} pays no more ransom.",
		"event.extended": "{who} builds an extension: {space}.",
		"event.nobleman": "{who} welcomes the nobleman of {county}.",
		"event.removed": "{who} removes a nobleman of {county} from the game.",
		"event.decided": "{who} has decided.",
		"event.counted.passed": "{law} passes, {yes} to {no} ({list}).",
		"event.counted.rejected": "{law} is rejected, {yes} to {no} ({list}).",
		"event.ballot.yes": "{who}: yes +{n}",
		"event.ballot.no": "{who}: no +{n}",
		"event.unused": {
			"one": "{n} unused vote returns to the supply.",
			"other": "{n} unused votes return to the supply."
		},
		"event.law": "{law} is applied.",
		"event.most.gold": "Most gold: {list}.",
		"event.most.squires": "Most squires: {list}.",
		"event.most.nobody.gold": "Nobody has gold.",
		"event.most.nobody.squires": "Nobody has squires.",
		"event.exchanged": {
			"one": "{who} exchanges once.",
			"other": "{who} exchanges {n} times."
		},
		"event.exchanged.none": "{who} does not exchange.",
		"event.took.nobleman": "{county}: {who} chooses the nobleman.",
		"event.took.reward": "{county}: {who} chooses the reward.",
		"event.took.both": "{county}: {who} chooses both.",
		"event.start": "{who} is start player.",
		"event.resolved.knight": "{who} uses a castle knight: {space}.",
		"event.resolved.tile": "{who} uses an extension: {space}.",
		"event.skipped": "{who} is done with the castle.",
		"event.roundTable": {
			"one": "{who} gathers the round table: {n} vote.",
			"other": "{who} gathers the round table: {n} votes."
		},
		"event.battle.england": "England wins the {slot} conflict, {sum} against {french}: {list}.",
		"event.battle.france": "France wins the {slot} conflict, {french} against {sum}: {list}.",
		"event.battle.england.empty": "England wins the {slot} conflict, {sum} against {french}.",
		"event.battle.france.empty": "France wins the {slot} conflict, {french} against {sum}. Nobody was there.",
		"event.points": {
			"one": "{who} {n} point",
			"other": "{who} {n} points"
		},
		"event.freed": "{who} ransoms a knight of strength {strength}.",
		"event.captured": {
			"one": "{who}: {n} captured knight goes to the reserve.",
			"other": "{who}: {n} captured knights go to the reserve."
		},
		"event.round": "Round {round} begins. Proposed laws: {laws}.",
		"event.stocks": "The screens are lifted: {list}.",
		"event.stocks.one": "{who} {gold}, {squires}",
		"event.scored.knighthood": "Strongest knighthood: {list}.",
		"event.scored.extensions": "Most extensions: {list}.",
		"event.scored.noblemen": "Noblemen at the table: {list}.",
		"fact.strength": "knights’ strength {n}",
		"fact.extensions": {
			"one": "{n} extension",
			"other": "{n} extensions"
		},
		"fact.noblemen": {
			"one": "{n} nobleman",
			"other": "{n} noblemen"
		},
		"fact.start": "start player",
		"refused.over": "The game is over.",
		"refused.not-your-turn": "It is not your turn.",
		"refused.vote-fixed": "Your vote is fixed and cannot be changed.",
		"refused.vote-now": "Vote yes or no first.",
		"refused.votes-short": "You do not have that many votes.",
		"refused.place-now": "Place a knight: county, castle or conflict.",
		"refused.must-place": "You can only pass when no knight has a place to go.",
		"refused.no-ally": "Only a two-player game has allies.",
		"refused.no-knight": "There is no such knight at court.",
		"refused.no-space": "That castle has no such space.",
		"refused.covered": "An extension covers that space.",
		"refused.space-taken": "A knight already stands on that space.",
		"refused.conflict-full": "All three spaces of that conflict are taken.",
		"refused.no-conflict": "There is no conflict there.",
		"refused.minimum": "The knight alone must reach the county’s minimum; squires do not count.",
		"refused.own-county": "Your side already holds that county.",
		"refused.ally-squires": "An ally’s knight never has squires.",
		"refused.not-stronger": "Your total must be greater than the one standing there.",
		"refused.squires-short": "You do not have that many squires.",
		"refused.favour-now": "Choose a favour tile first.",
		"refused.favour-taken": "That favour tile is face down.",
		"refused.no-nobleman": "No nobleman of this kind is left for you.",
		"refused.no-both": "For both you need a nobleman left for you and the gold to pay.",
		"refused.no-upgrade": "That knight cannot be upgraded: the next strength must be in the reserve.",
		"refused.stock-short": "Your stock does not allow that many exchanges.",
		"refused.no-ransom": "You have no such prisoner, or too little gold.",
		"refused.free-left": "Resolve what costs nothing first.",
		"refused.cannot-resolve": "There is nothing left to resolve there, or you cannot pay.",
		"refused.not-offered": "That is not one of your choices now.",
		"refused.first-ally": "First each player chooses an ally.",
		"refused.first-extension": "First an extension is chosen for the castle; knights are placed in the placement phase.",
		"refused.first-parliament": "Parliament is sitting: the law is voted on first. Knights are placed again next round.",
		"refused.first-castles": "Now the castles pay: resolve your knights and extensions there. Knights are placed again next round.",
		"refused.first-favour": "First a favour tile is chosen.",
		"refused.first-nobleman": "First a nobleman is chosen.",
		"refused.first-upgrade": "First the knight is chosen who becomes stronger.",
		"refused.first-exchange": "First it is said how often you exchange by this law.",
		"refused.first-county": "First it is said what your county gives: nobleman, reward or both.",
		"refused.first-name": "First the start player is named.",
		"refused.first-journey": "First it is said where the knight sails.",
		"refused.first-ransom": "First it is said which prisoners are ransomed.",
		"foresee.county.holds": "{county}: others need more than {strength} to drive you out.",
		"foresee.county.drives": "Drives out {who} (strength {strength}).",
		"foresee.county.own": "{county} is yours already (strength {strength}).",
		"foresee.conflict.won": "England would have {total} against {french} and win. Your place: {place}, points: {n}.",
		"foresee.conflict.short": "England would have {total} against {french}: {n} short.",
		"foresee.conflict.hopeless": "England would have {total} against {french}, and all knights at court together are too few to win.",
		"foresee.conflict.prison": "If it stays lost, your knight is taken prisoner.",
		"foresee.upgrade.none": "None of your knights can be upgraded now.",
		"foresee.left.gold": "Gold left: {n}.",
		"foresee.left.squires": "Squires left: {n}.",
		"foresee.left.votes": "Votes left: {n}.",
		"foresee.votes.last": "This is the last law: votes you keep go back.",
		"foresee.castle.dear": "You cannot pay for it as things stand.",
		"foresee.law.nothing": "nothing",
		"foresee.law.exchange": "an exchange you may make",
		"foresee.law.gets": "{gets}",
		"foresee.law.mine": "{law} would give you now: {what}.",
		"foresee.law.most": "{law} goes to whoever has most.{what}",
		"foresee.law.out": "If it passes, {law} goes. That one gives you now: {what}.",
		"foresee.law.out.most": "If it passes, {law} goes.{what}",
		"foresee.law.falls": "If it fails, nothing takes its place.",
		"foresee.law.stays": "If it fails, {law} stays. That one gives you now: {what}.",
		"foresee.law.stays.most": "If it fails, {law} stays.{what}",
		"foresee.tile": "From now on it gives in every castle phase: {what}.",
		"foresee.nobleman": "Noblemen at your table then: {n}. Points more at the end: {gain}.",
		"foresee.upgrade": "Your knight of strength {from} becomes one of strength {to}.",
		"reason.points.more": "It brings points at once.",
		"reason.points.less": "It leaves points to others.",
		"reason.knights.more": "Your knights become more or stronger.",
		"reason.knights.less": "It costs you knights.",
		"reason.gold.more": "Your purse grows.",
		"reason.gold.less": "It costs gold.",
		"reason.squires.more": "It brings squires.",
		"reason.squires.less": "It spends squires.",
		"reason.votes.more": "It brings votes for parliament.",
		"reason.votes.less": "It spends votes.",
		"reason.noblemen.more": "A nobleman comes to your table.",
		"reason.noblemen.less": "A nobleman goes to others.",
		"reason.castle.more": "Your castle grows.",
		"reason.castle.less": "Others build more castle than you.",
		"reason.france.more": "Fewer knights are held up in France.",
		"reason.france.less": "A knight stays in France for a while.",
		"reason.start.more": "You play first next.",
		"reason.start.less": "Somebody else plays first next.",
		"others.points.more": "That leaves you more points than was to be expected.",
		"others.points.less": "That takes points from you, or gives them to others.",
		"others.knights.more": "Your knights stand better than theirs now.",
		"others.knights.less": "Others gain knights, or yours stand worse.",
		"others.gold.more": "In gold you stand better for it.",
		"others.gold.less": "Gold goes to others, or less of it to you.",
		"others.squires.more": "In squires you stand better for it.",
		"others.squires.less": "Squires go to others, or fewer to you.",
		"others.votes.more": "Others have spent votes: yours weigh more.",
		"others.votes.less": "Others have gained votes for parliament.",
		"others.noblemen.more": "A nobleman is nearer to your table.",
		"others.noblemen.less": "A nobleman is going to somebody else’s table.",
		"others.castle.more": "Your castle keeps its lead, or gains on theirs.",
		"others.castle.less": "Others’ castles grow faster than yours.",
		"others.start.more": "You will be the one to play first.",
		"others.start.less": "Somebody else will play first.",
		"others.france.more": "Your knights in France stand better for it.",
		"others.france.less": "In France others gain on you.",
		"tally.france": "Wars in France",
		"tally.laws": "Laws",
		"tally.rewards": "Counties, castle, favours",
		"tally.knighthood": "Strongest knighthood",
		"tally.extensions": "Most extensions",
		"tally.noblemen": "Noblemen",
		"tally.round": "Round {n}",
		"tally.final": "Final scoring",
		"moment.law": "“{law}” becomes law",
		"moment.england": "England wins the {slot} conflict",
		"moment.france": "France wins the {slot} conflict",
		"moment.expelled": "{who} is driven out of {county}",
		"moment.captured": "{who}: knights are captured",
		"event.decided.all": "{list} have decided.",
		"event.chosen.all": "{list} have chosen a first extension.",
		"event.gained.all": "Received: {list}.",
		"event.gained.one": "{who} {goods}",
		"tell.list": "{items}",
		"tell.sentence": "{what}.",
		"tell.times": "{n} of strength {strength}",
		"tell.county": "{county}: a knight needs strength {least} at least; it gives {reward}.",
		"tell.holder": "{who} holds it with strength {strength} and {squires}, {total} in all.",
		"tell.free": "Nobody holds it.",
		"tell.names-start": "Who takes it names the start player.",
		"tell.peace": "France, {slot}: no conflict.",
		"tell.conflict": "France, {slot}: the French have {french}, the English {english}.",
		"tell.spoils": "Points by rank: {first}, {second}, {third}.",
		"tell.knights-there": "{who} is there: {knights}, {total} in all.",
		"tell.favour": "The King’s favour: {reward}.",
		"tell.favour.taken": "The King’s favour: {reward}. It is taken this round.",
		"tell.player": "{who}: {points}, {votes}, {noblemen}.",
		"tell.screened": "Gold and squires are behind the screen.",
		"tell.goods": "Behind the screen: {gold}, {squires}.",
		"tell.court": "Knights at court: {knights}.",
		"tell.room": "{room} ({knight})",
		"tell.in-castle": "Knights in the castle: {knights}.",
		"tell.extensions": "Extensions: {rooms}.",
		"tell.noblemen": "Noblemen from: {counties}.",
		"tell.ally.court": "The ally’s knights at court: {knights}.",
		"tell.ally.in-castle": "In the ally’s castle: {knights}.",
		"tell.law.current": "{law}, a law in force.",
		"tell.law.proposed": "{law}, a proposed law.",
		"tell.law.passed": "{law}, passed in this parliament.",
		"tell.law.rejected": "{law}, rejected in this parliament.",
		"tell.law.votes": "{yes} for, {no} against: {ballots}.",
		"tell.space": "{space}: gives {reward}.",
		"tell.space.pay": "{space}: gives {reward} for {cost}.",
		"tell.stands": "A knight stands there: {knight}.",
		"tell.empty": "No knight stands there.",
		"tell.extended": "It has an extension.",
		"tell.strength": "Knights of strength {strength}: {court} at court, {reserve} in the reserve.",
		"outline.county": "County",
		"outline.least": "Least strength",
		"outline.reward": "Reward",
		"outline.holder": "Held by",
		"outline.held": "{who}, {total}",
		"outline.nobody": "nobody",
		"outline.none": "none",
		"outline.noblemen": "Noblemen",
		"outline.slot": "Place",
		"outline.french": "French",
		"outline.english": "English",
		"outline.points": "Points",
		"outline.knights": "Knights",
		"outline.knight": "Knight",
		"outline.law": "Law",
		"outline.state": "State",
		"outline.text": "Text",
		"outline.in-force": "in force",
		"outline.proposed": "proposed",
		"outline.passed": "passed",
		"outline.rejected": "rejected",
		"outline.players": "Players",
		"outline.player": "Player",
		"outline.room": "Room",
		"outline.yes": "yes",
		"outline.no": "no",
		"outline.open": "open",
		"outline.taken": "taken",
		"standing.abstain": "Put no votes into any law",
		"standing.no-exchange": "Exchange nothing when a law offers it",
		"standing.decline": "Decline upgrades, tiles and journeys",
		"standing.reward": "Take the reward of a county, not the nobleman",
		"standing.name-me": "Name myself start player"
	},
	fr: {
		name: "Lancaster",
		tagline: "Envoyez vos chevaliers dans les comtés, pesez au Parlement et gagnez la gloire en France.",
		stage: "Manche {n} sur {of} : {phase}",
		"option.figures": "Valeurs corrigées",
		"end.rounds": "La cinquième manche est terminée et tous les points sont comptés.",
		who: "{who}",
		ally: "Allié ({of})",
		"seat.blue": "Bleu",
		"seat.green": "Vert",
		"seat.red": "Rouge",
		"seat.yellow": "Jaune",
		"seat.purple": "Violet",
		"colour.green": "vert",
		"colour.yellow": "jaune",
		"goods.gold": {
			"one": "{n} pièce d’or",
			"many": "{n} de pièces d’or",
			"other": "{n} pièces d’or"
		},
		"goods.squires": {
			"one": "{n} écuyer",
			"many": "{n} d’écuyers",
			"other": "{n} écuyers"
		},
		"goods.votes": {
			"one": "{n} voix",
			"many": "{n} de voix",
			"other": "{n} voix"
		},
		"goods.points": {
			"one": "{n} point",
			"many": "{n} de points",
			"other": "{n} points"
		},
		"word.gold": "Or",
		"word.squires": "Écuyers",
		"word.votes": "Voix",
		"word.points": "Points de pouvoir",
		"word.court": "Cour",
		"word.reserve": "Réserve",
		"word.supply": "Stock général",
		"word.castle": "Château",
		"word.roundTable": "Table ronde",
		"word.allyCastle": "Château de l’allié",
		"word.parliament": "Parlement",
		"word.currentLaws": "Lois en vigueur",
		"word.proposedLaws": "Lois proposées",
		"word.counties": "Comtés",
		"word.conflicts": "Conflits en France",
		"word.favours": "Faveur du roi",
		"word.france": "France",
		"word.england": "Angleterre",
		"word.strength": "Force {n}",
		"word.knight": "Chevalier de force {n}",
		"word.nobleman": "Noble {letter}",
		"word.noblemenLeft": {
			"one": "{n} noble restant",
			"many": "{n} de nobles restants",
			"other": "{n} nobles restants"
		},
		"word.extension": "Extension",
		"word.startPlayer": "Premier joueur",
		"word.round": "Manche {n} sur {of}",
		"word.decided": "Choix fait",
		"word.undecided": "Réfléchit encore",
		"word.hidden": "Derrière le paravent",
		"word.empty": "Libre",
		"word.upperRow": "Première année",
		"word.lowerRow": "Seconde année",
		"word.faceDown": "Prise cette manche",
		"phase.ally": "Alliés",
		"phase.extension": "Première extension",
		"phase.placement": "Placement",
		"phase.parliament": "Parlement",
		"phase.laws": "Lois",
		"phase.counties": "Comtés",
		"phase.castles": "Châteaux",
		"phase.conflicts": "Conflits",
		"phase.over": "Fin de la partie",
		"county.stafford": "Stafford",
		"county.warwick": "Warwick",
		"county.norfolk": "Norfolk",
		"county.gloucester": "Gloucester",
		"county.oxford": "Oxford",
		"county.essex": "Essex",
		"county.somerset": "Somerset",
		"county.hampshire": "Hampshire",
		"county.surrey": "Surrey",
		"space.castle-gold": "Trésor",
		"space.castle-squires": "Salle des écuyers",
		"space.castle-votes": "Chambre du conseil",
		"space.castle-mixed": "Cellier",
		"space.castle-recruit": "Porterie",
		"space.castle-upgrade": "Lice",
		"space.ally-castle-recruit": "Porterie de l’allié",
		"space.ally-castle-upgrade": "Lice de l’allié",
		"slot.0": "en haut à gauche",
		"slot.1": "en haut à droite",
		"slot.2": "en bas à gauche",
		"slot.3": "en bas à droite",
		"effect.recruit": {
			"one": "un nouveau chevalier de force {strength}",
			"many": "{n} de nouveaux chevaliers de force {strength}",
			"other": "{n} nouveaux chevaliers de force {strength}"
		},
		"effect.upgrade.owned": "l’amélioration d’un chevalier",
		"effect.upgrade.deployed": "l’amélioration d’un chevalier en place",
		"effect.swap": "l’échange d’un chevalier en place de force {from} contre un de force {to}",
		"effect.extension": "une extension",
		"effect.extensions": {
			"one": "{n} extension",
			"many": "{n} extensions",
			"other": "{n} extensions"
		},
		"effect.nobleman": "un noble d’un comté au choix",
		"effect.nobleman.ally": "un noble qui quitte la partie",
		"effect.journey": "le voyage en France",
		"effect.nothing": "rien",
		"law.for": "{set} : {gets}.",
		"law.exchange": "Autant de fois que voulu : payer {cost}, recevoir {gets}.",
		"law.most.gold": "Le plus d’or : {gets}.",
		"law.most.squires": "Le plus d’écuyers : {gets}.",
		"law.set.counties": {
			"one": "Par comté tenu",
			"many": "Par lot de {n} comtés tenus",
			"other": "Par lot de {n} comtés tenus"
		},
		"law.set.conflicts": {
			"one": "Par conflit où vous avez un chevalier",
			"many": "Par lot de {n} conflits où vous avez un chevalier",
			"other": "Par lot de {n} conflits où vous avez un chevalier"
		},
		"law.set.extensions": {
			"one": "Par extension",
			"many": "Par lot de {n} extensions",
			"other": "Par lot de {n} extensions"
		},
		"law.set.noblemen": {
			"one": "Par noble",
			"many": "Par lot de {n} nobles",
			"other": "Par lot de {n} nobles"
		},
		"law.set.knights": {
			"one": "Par chevalier de force {strength} en place",
			"many": "Par lot de {n} chevaliers de force {strength} en place",
			"other": "Par lot de {n} chevaliers de force {strength} en place"
		},
		"law.when.law-no-strength-two-upgrade": "Aucun chevalier de force 2 en place",
		"law.when.law-strength-three-to-four": "Force 3 en place et force 4 en réserve",
		"law.when.law-three-weak-knights-points": "Les trois chevaliers de force 1 en place",
		"law.when.law-four-strengths-points": "Des chevaliers des quatre forces en place",
		"law.title.law-most-gold-upgrades": "Privilège des riches",
		"law.title.law-most-squires-recruits": "Privilège des suites nombreuses",
		"law.title.law-two-counties-points": "Grands domaines",
		"law.title.law-gold-buys-votes": "Voix achetées",
		"law.title.law-squire-and-gold-for-points": "Hommes et deniers",
		"law.title.law-two-conflicts-extension": "Butin de guerre",
		"law.title.law-strength-two-squires": "Écuyers des vaillants",
		"law.title.law-two-conflicts-goods": "Ravitaillement",
		"law.title.law-no-strength-two-upgrade": "Secours aux démunis",
		"law.title.law-strength-three-to-four": "Dernier adoubement",
		"law.title.law-three-extensions-points": "Maîtres bâtisseurs",
		"law.title.law-conflict-points": "Honneur en France",
		"law.title.law-three-counties-points": "Seigneurs des comtés",
		"law.title.law-three-weak-knights-points": "Honneur des humbles",
		"law.title.law-three-noblemen-recruit": "Fils de nobles",
		"law.title.law-gold-for-points": "Gloire dorée",
		"law.title.law-squire-for-points": "Loyaux services",
		"law.title.law-four-strengths-points": "Ost au complet",
		"prompt.ally": "Choisissez la couleur de votre allié.",
		"prompt.extension": "Choisissez votre première extension. Toutes seront révélées ensemble.",
		"prompt.place": "Placez un chevalier de votre cour.",
		"prompt.place.two": "Placez un de vos chevaliers ou un chevalier de votre allié.",
		"prompt.vote": "Votez sur la loi {n}, {law}. {text}",
		"prompt.castle": "Votre château : choisissez l’effet suivant.",
		"prompt.favour": "Faveur du roi : choisissez une tuile.",
		"prompt.favour.ally": "Faveur du roi pour votre allié : choisissez une tuile.",
		"prompt.nobleman": "Choisissez un noble pour votre table.",
		"prompt.nobleman.ally": "Choisissez un noble qui quitte la partie.",
		"prompt.upgrade": "Améliorez un de vos chevaliers, ou renoncez.",
		"prompt.upgrade.ally": "Améliorez un chevalier de votre allié, ou renoncez.",
		"prompt.upgrade.deployed": "Améliorez un de vos chevaliers en place, ou renoncez.",
		"prompt.upgrade.swap": "Échangez votre chevalier de force {from} contre celui de force {to}, ou renoncez.",
		"prompt.extend": "Choisissez une extension, ou renoncez.",
		"prompt.exchange": "{law} : combien d’échanges faites-vous ? {text}",
		"prompt.exchange.none": "{law} : vous ne pouvez payer aucun échange. {text}",
		"prompt.county": "{county} est à vous : noble, récompense ou les deux ?",
		"prompt.county.ally": "Votre allié tient {county} : retirer un noble ou prendre la récompense ?",
		"prompt.name": "{county} désigne le premier joueur. Qui sera-ce ?",
		"prompt.journey": "Votre chevalier à {county} peut embarquer pour la France. Vers quel conflit ?",
		"prompt.journey.ally": "Le chevalier de votre allié à {county} peut embarquer pour la France. Vers quel conflit ?",
		"prompt.ransom": "Le conflit {slot} est perdu. Payez-vous une rançon ?",
		"prompt.ransom.none": "Le conflit {slot} est perdu, et vous ne pouvez payer aucune rançon.",
		"prompt.over": "La partie est terminée.",
		"prompt.wait": "On attend {who} : {what}.",
		"prompt.what.ally": "couleur de l’allié",
		"prompt.what.extension": "première extension",
		"prompt.what.place": "un chevalier à placer",
		"prompt.what.vote": "le vote",
		"prompt.what.castle": "le château",
		"prompt.what.favour": "la faveur du roi",
		"prompt.what.nobleman": "un noble",
		"prompt.what.upgrade": "une amélioration",
		"prompt.what.extend": "une extension",
		"prompt.what.exchange": "un échange",
		"prompt.what.county": "la récompense d’un comté",
		"prompt.what.name": "le nouveau premier joueur",
		"prompt.what.journey": "le voyage en France",
		"prompt.what.ransom": "la rançon",
		"move.forAlly": "Allié : {move}",
		"move.ally": "L’allié {colour}",
		"move.extend": "{space} : {reward}",
		"move.extend.pay": "{space} : payer {cost}, recevoir {reward}",
		"move.county": "Force {strength} à {county}",
		"move.county.squires": {
			"one": "Force {strength} avec {n} écuyer à {county}",
			"many": "Force {strength} avec {n} d’écuyers à {county}",
			"other": "Force {strength} avec {n} écuyers à {county}"
		},
		"move.castle": "Force {strength} au château, {space}",
		"move.conflict": "Force {strength} dans le conflit {slot} (France {french})",
		"move.pass": "Passer : aucun chevalier ne peut être placé",
		"move.favour": "Faveur : {reward}",
		"move.favour.lost": "Retourner {reward} : sans effet pour votre allié",
		"move.nobleman": "Noble ({county})",
		"move.nobleman.remove": "Retirer un noble ({county})",
		"move.upgrade.court": "Force {from} à {to}, à la cour",
		"move.upgrade.county": "Force {from} à {to}, à {county}",
		"move.upgrade.castle": "Force {from} à {to}, au château, {space}",
		"move.upgrade.conflict": "Force {from} à {to}, conflit {slot}",
		"move.decline": "Renoncer",
		"move.vote.yes": "Oui",
		"move.vote.yes.with": {
			"one": "Oui, avec {n} voix",
			"many": "Oui, avec {n} de voix",
			"other": "Oui, avec {n} voix"
		},
		"move.vote.no": "Non",
		"move.vote.no.with": {
			"one": "Non, avec {n} voix",
			"many": "Non, avec {n} de voix",
			"other": "Non, avec {n} voix"
		},
		"move.exchange": "Payer {cost}, recevoir {gets}",
		"move.exchange.none": "Aucun échange",
		"move.take.reward": "Récompense : {reward}",
		"move.take.both": "Payer {cost} pour les deux : le noble ({county}) et {reward}",
		"move.name": "Désigner {who}",
		"move.journey": "Embarquer vers le conflit {slot} (France {french})",
		"move.resolve.knight": "Chevalier, {space} : {reward}",
		"move.resolve.knight.pay": "Chevalier, {space} : payer {cost}, recevoir {reward}",
		"move.resolve.tile": "Extension, {space} : {reward}",
		"move.resolve.tile.pay": "Extension, {space} : payer {cost}, recevoir {reward}",
		"move.resolve.ally": "{space} : {reward}",
		"move.free": {
			"one": "Libérer un chevalier de force {strength} pour {n} pièce d’or",
			"many": "Libérer un chevalier de force {strength} pour {n} de pièces d’or",
			"other": "Libérer un chevalier de force {strength} pour {n} pièces d’or"
		},
		"move.done": "J’en ai fini avec le château",
		"move.done.ransom": "Ne plus payer de rançon",
		"event.ally": "{who} mène l’allié {colour}.",
		"event.chosen": "{who} a choisi sa première extension.",
		"event.extensions": "Premières extensions : {list}.",
		"event.extensions.one": "{who} {space}",
		"event.placed": "{who} envoie un chevalier de force {strength} à {county}.",
		"event.placed.squires": {
			"one": "{who} envoie un chevalier de force {strength} avec {n} écuyer à {county}.",
			"many": "{who} envoie un chevalier de force {strength} avec {n} d’écuyers à {county}.",
			"other": "{who} envoie un chevalier de force {strength} avec {n} écuyers à {county}."
		},
		"event.expelled": "{who} perd {county} ; le chevalier de force {strength} rentre à la cour.",
		"event.expelled.squires": {
			"one": "{who} perd {county} ; le chevalier de force {strength} rentre à la cour, {n} écuyer est perdu.",
			"many": "{who} perd {county} ; le chevalier de force {strength} rentre à la cour, {n} d’écuyers sont perdus.",
			"other": "{who} perd {county} ; le chevalier de force {strength} rentre à la cour, {n} écuyers sont perdus."
		},
		"event.castled": "{who} place un chevalier de force {strength} au château : {space}.",
		"event.joined": "{who} rejoint le conflit {slot} (France {french}) avec une force de {strength}.",
		"event.joined.journey": "{who} embarque avec une force de {strength} vers le conflit {slot} (France {french}).",
		"event.passed": "{who} n’a aucune place pour un chevalier et passe.",
		"event.favour": "{who} reçoit la faveur du roi : {reward}.",
		"event.favour.lost": "{who} reçoit la faveur du roi : {reward}, sans effet pour un allié.",
		"event.gained": "{who} reçoit {goods}.",
		"event.paid": "{who} paie {goods}.",
		"event.recruited": "{who} recrute un chevalier de force {strength}.",
		"event.upgraded": "{who} améliore un chevalier de force {from} à {to}.",
		"event.declined.upgrade": "{who} renonce à l’amélioration.",
		"event.declined.extension": "{who} renonce à l’extension.",
		"event.declined.journey": "{who} renonce au voyage en France.",
		"event.declined.ransom": "{who} ne paie plus de rançon.",
		"event.extended": "{who} construit une extension : {space}.",
		"event.nobleman": "{county} : {who} accueille le noble.",
		"event.removed": "{county} : {who} retire un noble de la partie.",
		"event.decided": "{who} a fait son choix.",
		"event.counted.passed": "{law} : loi adoptée, {yes} contre {no} ({list}).",
		"event.counted.rejected": "{law} : loi rejetée, {yes} contre {no} ({list}).",
		"event.ballot.yes": "{who} : oui +{n}",
		"event.ballot.no": "{who} : non +{n}",
		"event.unused": {
			"one": "{n} voix inutilisée retourne au stock général.",
			"many": "{n} de voix inutilisées retournent au stock général.",
			"other": "{n} voix inutilisées retournent au stock général."
		},
		"event.law": "{law} : la loi est appliquée.",
		"event.most.gold": "Le plus d’or : {list}.",
		"event.most.squires": "Le plus d’écuyers : {list}.",
		"event.most.nobody.gold": "Personne n’a d’or.",
		"event.most.nobody.squires": "Personne n’a d’écuyers.",
		"event.exchanged": {
			"one": "{who} fait {n} échange.",
			"many": "{who} fait {n} d’échanges.",
			"other": "{who} fait {n} échanges."
		},
		"event.exchanged.none": "{who} ne fait pas d’échange.",
		"event.took.nobleman": "{county} : {who} choisit le noble.",
		"event.took.reward": "{county} : {who} choisit la récompense.",
		"event.took.both": "{county} : {who} choisit les deux.",
		"event.start": "{who} devient premier joueur.",
		"event.resolved.knight": "{who} emploie un chevalier du château : {space}.",
		"event.resolved.tile": "{who} emploie une extension : {space}.",
		"event.skipped": "{who} en a fini avec son château.",
		"event.roundTable": {
			"one": "{who} réunit la table ronde : {n} voix.",
			"many": "{who} réunit la table ronde : {n} de voix.",
			"other": "{who} réunit la table ronde : {n} voix."
		},
		"event.battle.england": "L’Angleterre gagne le conflit {slot}, {sum} contre {french} : {list}.",
		"event.battle.france": "La France gagne le conflit {slot}, {french} contre {sum} : {list}.",
		"event.battle.england.empty": "L’Angleterre gagne le conflit {slot}, {sum} contre {french}.",
		"event.battle.france.empty": "La France gagne le conflit {slot}, {french} contre {sum}. Personne n’y était.",
		"event.points": {
			"one": "{who} {n} point",
			"many": "{who} {n} de points",
			"other": "{who} {n} points"
		},
		"event.freed": "{who} rachète un chevalier de force {strength}.",
		"event.captured": {
			"one": "{who} : {n} chevalier captif va à la réserve.",
			"many": "{who} : {n} de chevaliers captifs vont à la réserve.",
			"other": "{who} : {n} chevaliers captifs vont à la réserve."
		},
		"event.round": "La manche {round} commence. Lois proposées : {laws}.",
		"event.stocks": "Les paravents tombent : {list}.",
		"event.stocks.one": "{who} {gold}, {squires}",
		"event.scored.knighthood": "Chevalerie la plus forte : {list}.",
		"event.scored.extensions": "Le plus d’extensions : {list}.",
		"event.scored.noblemen": "Nobles à la table : {list}.",
		"fact.strength": "force des chevaliers {n}",
		"fact.extensions": {
			"one": "{n} extension",
			"many": "{n} d’extensions",
			"other": "{n} extensions"
		},
		"fact.noblemen": {
			"one": "{n} noble",
			"many": "{n} de nobles",
			"other": "{n} nobles"
		},
		"fact.start": "premier joueur",
		"refused.over": "La partie est terminée.",
		"refused.not-your-turn": "Ce n’est pas à vous de jouer.",
		"refused.vote-fixed": "Votre vote est donné et ne peut plus changer.",
		"refused.vote-now": "Votez d’abord oui ou non.",
		"refused.votes-short": "Vous n’avez pas autant de voix.",
		"refused.place-now": "Placez un chevalier : comté, château ou conflit.",
		"refused.must-place": "On ne passe que si aucun chevalier ne peut être placé.",
		"refused.no-ally": "Il n’y a d’alliés qu’à deux.",
		"refused.no-knight": "Ce chevalier n’est pas à la cour.",
		"refused.no-space": "Ce château n’a pas cette case.",
		"refused.covered": "Une extension couvre cette case.",
		"refused.space-taken": "Un chevalier occupe déjà cette case.",
		"refused.conflict-full": "Les trois places de ce conflit sont prises.",
		"refused.no-conflict": "Il n’y a pas de conflit à cet endroit.",
		"refused.minimum": "Le chevalier seul doit atteindre le minimum du comté ; les écuyers ne comptent pas.",
		"refused.own-county": "Votre camp tient déjà ce comté.",
		"refused.ally-squires": "Un chevalier allié n’a jamais d’écuyers.",
		"refused.not-stronger": "Votre total doit dépasser celui qui tient le comté.",
		"refused.squires-short": "Vous n’avez pas autant d’écuyers.",
		"refused.favour-now": "Choisissez d’abord une faveur.",
		"refused.favour-taken": "Cette faveur est face cachée.",
		"refused.no-nobleman": "Il ne reste pas de noble de cette sorte pour vous.",
		"refused.no-both": "Pour les deux, il faut un noble disponible et l’or à payer.",
		"refused.no-upgrade": "Ce chevalier ne peut être amélioré : la force suivante doit être en réserve.",
		"refused.stock-short": "Vos biens ne permettent pas autant d’échanges.",
		"refused.no-ransom": "Vous n’avez pas ce prisonnier, ou pas assez d’or.",
		"refused.free-left": "Réglez d’abord ce qui ne coûte rien.",
		"refused.cannot-resolve": "Il n’y a plus rien à régler là, ou vous ne pouvez pas payer.",
		"refused.not-offered": "Ce choix n’est pas proposé maintenant.",
		"refused.first-ally": "D’abord chaque joueur choisit un allié.",
		"refused.first-extension": "D’abord on choisit une extension du château ; les chevaliers se placent en phase de placement.",
		"refused.first-parliament": "Le Parlement siège : on vote d’abord la loi. Les chevaliers se placent de nouveau à la prochaine manche.",
		"refused.first-castles": "Les châteaux paient maintenant : résolvez-y vos chevaliers et extensions. Les chevaliers se placent de nouveau à la prochaine manche.",
		"refused.first-favour": "D’abord on choisit une tuile de faveur.",
		"refused.first-nobleman": "D’abord on choisit un noble.",
		"refused.first-upgrade": "D’abord on choisit le chevalier qui devient plus fort.",
		"refused.first-exchange": "D’abord on dit combien de fois vous échangez par cette loi.",
		"refused.first-county": "D’abord on dit ce que donne votre comté : noble, récompense ou les deux.",
		"refused.first-name": "D’abord on nomme le premier joueur.",
		"refused.first-journey": "D’abord on dit où navigue le chevalier.",
		"refused.first-ransom": "D’abord on dit quels prisonniers sont rachetés.",
		"foresee.county.holds": "{county} : il faut plus de {strength} pour vous chasser.",
		"foresee.county.drives": "Chasse {who} (force {strength}).",
		"foresee.county.own": "{county} est déjà à vous (force {strength}).",
		"foresee.conflict.won": "L’Angleterre aurait {total} contre {french} et gagnerait. Votre rang : {place}, points : {n}.",
		"foresee.conflict.short": "L’Angleterre aurait {total} contre {french} : il manque {n}.",
		"foresee.conflict.hopeless": "L’Angleterre aurait {total} contre {french}, et tous les chevaliers de toutes les cours n’y suffiraient pas.",
		"foresee.conflict.prison": "S’il reste perdu, votre chevalier est fait prisonnier.",
		"foresee.upgrade.none": "Aucun de vos chevaliers ne peut être amélioré à présent.",
		"foresee.left.gold": "Or restant : {n}.",
		"foresee.left.squires": "Écuyers restants : {n}.",
		"foresee.left.votes": "Voix restantes : {n}.",
		"foresee.votes.last": "C’est la dernière loi : les voix gardées sont rendues.",
		"foresee.castle.dear": "En l’état, vous ne pourriez pas le payer.",
		"foresee.law.nothing": "rien",
		"foresee.law.exchange": "un échange au choix",
		"foresee.law.gets": "{gets}",
		"foresee.law.mine": "La loi « {law} » vous donnerait : {what}.",
		"foresee.law.most": "La loi « {law} » revient à qui en a le plus.{what}",
		"foresee.law.out": "Si elle passe, « {law} » disparaît. Cette loi vous donne : {what}.",
		"foresee.law.out.most": "Si elle passe, « {law} » disparaît.{what}",
		"foresee.law.falls": "Si elle échoue, rien ne la remplace.",
		"foresee.law.stays": "Si elle échoue, « {law} » reste. Cette loi vous donne : {what}.",
		"foresee.law.stays.most": "Si elle échoue, « {law} » reste.{what}",
		"foresee.tile": "Désormais elle donne à chaque phase des châteaux : {what}.",
		"foresee.nobleman": "Nobles à votre table alors : {n}. Points de plus à la fin : {gain}.",
		"foresee.upgrade": "Votre chevalier de force {from} passe à la force {to}.",
		"reason.points.more": "Cela rapporte des points tout de suite.",
		"reason.points.less": "Des points vont aux autres.",
		"reason.knights.more": "Vos chevaliers sont plus nombreux ou plus forts.",
		"reason.knights.less": "Cela vous coûte des chevaliers.",
		"reason.gold.more": "Votre bourse se remplit.",
		"reason.gold.less": "Cela coûte de l’or.",
		"reason.squires.more": "Cela rapporte des écuyers.",
		"reason.squires.less": "Des écuyers sont dépensés.",
		"reason.votes.more": "Cela rapporte des voix pour le Parlement.",
		"reason.votes.less": "Des voix sont dépensées.",
		"reason.noblemen.more": "Un noble rejoint votre table.",
		"reason.noblemen.less": "Un noble va chez les autres.",
		"reason.castle.more": "Votre château grandit.",
		"reason.castle.less": "Les autres bâtissent plus que vous.",
		"reason.france.more": "Moins de chevaliers restent retenus en France.",
		"reason.france.less": "Un chevalier reste un temps en France.",
		"reason.start.more": "Vous commencerez la prochaine fois.",
		"reason.start.less": "Un autre commencera la prochaine fois.",
		"others.points.more": "Il vous reste plus de points que prévu.",
		"others.points.less": "Cela vous prend des points, ou en donne aux autres.",
		"others.knights.more": "Vos chevaliers sont mieux placés que les leurs.",
		"others.knights.less": "Les autres gagnent des chevaliers, ou les vôtres sont moins bien placés.",
		"others.gold.more": "Pour l’or, vous y gagnez.",
		"others.gold.less": "L’or va aux autres, ou moins à vous.",
		"others.squires.more": "Pour les écuyers, vous y gagnez.",
		"others.squires.less": "Des écuyers vont aux autres, ou moins à vous.",
		"others.votes.more": "Les autres ont dépensé des voix : les vôtres pèsent plus.",
		"others.votes.less": "Les autres ont gagné des voix pour le Parlement.",
		"others.noblemen.more": "Un noble est plus proche de votre table.",
		"others.noblemen.less": "Un noble va à la table d’un autre.",
		"others.castle.more": "Votre château garde son avance, ou rattrape les leurs.",
		"others.castle.less": "Les châteaux des autres grandissent plus vite que le vôtre.",
		"others.start.more": "C’est vous qui commencerez.",
		"others.start.less": "Un autre commencera.",
		"others.france.more": "Vos chevaliers en France s’en trouvent mieux.",
		"others.france.less": "En France, les autres prennent l’avantage sur vous.",
		"tally.france": "Guerres de France",
		"tally.laws": "Lois",
		"tally.rewards": "Comtés, château, faveurs",
		"tally.knighthood": "Chevalerie la plus forte",
		"tally.extensions": "Le plus d’extensions",
		"tally.noblemen": "Nobles",
		"tally.round": "Manche {n}",
		"tally.final": "Décompte final",
		"moment.law": "« {law} » devient loi",
		"moment.england": "L’Angleterre gagne le conflit {slot}",
		"moment.france": "La France gagne le conflit {slot}",
		"moment.expelled": "{who} perd {county}",
		"moment.captured": "{who} : des chevaliers sont capturés",
		"event.decided.all": "{list} ont fait leur choix.",
		"event.chosen.all": "{list} ont choisi leur première extension.",
		"event.gained.all": "Reçu : {list}.",
		"event.gained.one": "{who} {goods}",
		"tell.list": "{items}",
		"tell.sentence": "{what}.",
		"tell.times": "{n} de force {strength}",
		"tell.county": "{county} : il faut un chevalier de force {least} au moins ; il donne {reward}.",
		"tell.holder": "{who} le tient : force {strength}, {squires}, {total} en tout.",
		"tell.free": "Personne ne le tient.",
		"tell.names-start": "Qui le prend nomme le premier joueur.",
		"tell.peace": "France, {slot} : pas de conflit.",
		"tell.conflict": "France, {slot} : les Français ont {french}, les Anglais {english}.",
		"tell.spoils": "Points selon le rang : {first}, {second}, {third}.",
		"tell.knights-there": "{who} y est : {knights}, {total} en tout.",
		"tell.favour": "Faveur du roi : {reward}.",
		"tell.favour.taken": "Faveur du roi : {reward}. Elle est prise cette manche.",
		"tell.player": "{who} : {points}, {votes}, {noblemen}.",
		"tell.screened": "L’or et les écuyers sont derrière le paravent.",
		"tell.goods": "Derrière le paravent : {gold}, {squires}.",
		"tell.court": "Chevaliers à la cour : {knights}.",
		"tell.room": "{room} ({knight})",
		"tell.in-castle": "Chevaliers dans le château : {knights}.",
		"tell.extensions": "Extensions : {rooms}.",
		"tell.noblemen": "Nobles venus de : {counties}.",
		"tell.ally.court": "Chevaliers de l’allié à la cour : {knights}.",
		"tell.ally.in-castle": "Dans le château de l’allié : {knights}.",
		"tell.law.current": "{law}, loi en vigueur.",
		"tell.law.proposed": "{law}, loi proposée.",
		"tell.law.passed": "{law}, adoptée par ce parlement.",
		"tell.law.rejected": "{law}, rejetée par ce parlement.",
		"tell.law.votes": "{yes} pour, {no} contre : {ballots}.",
		"tell.space": "{space} : donne {reward}.",
		"tell.space.pay": "{space} : donne {reward} contre {cost}.",
		"tell.stands": "Un chevalier s’y tient : {knight}.",
		"tell.empty": "Aucun chevalier ne s’y tient.",
		"tell.extended": "Une extension y est bâtie.",
		"tell.strength": "Chevaliers de force {strength} : {court} à la cour, {reserve} dans la réserve.",
		"outline.county": "Comté",
		"outline.least": "Force minimale",
		"outline.reward": "Récompense",
		"outline.holder": "Tenu par",
		"outline.held": "{who}, {total}",
		"outline.nobody": "personne",
		"outline.none": "aucun",
		"outline.noblemen": "Nobles",
		"outline.slot": "Lieu",
		"outline.french": "Français",
		"outline.english": "Anglais",
		"outline.points": "Points",
		"outline.knights": "Chevaliers",
		"outline.knight": "Chevalier",
		"outline.law": "Loi",
		"outline.state": "État",
		"outline.text": "Texte",
		"outline.in-force": "en vigueur",
		"outline.proposed": "proposée",
		"outline.passed": "adoptée",
		"outline.rejected": "rejetée",
		"outline.players": "Joueurs",
		"outline.player": "Joueur",
		"outline.room": "Salle",
		"outline.yes": "oui",
		"outline.no": "non",
		"outline.open": "libre",
		"outline.taken": "prise",
		"standing.abstain": "Ne mettre aucune voix sur aucune loi",
		"standing.no-exchange": "Ne rien échanger quand une loi le propose",
		"standing.decline": "Refuser améliorations, tuiles et voyages",
		"standing.reward": "Prendre la récompense d’un comté, pas le noble",
		"standing.name-me": "Me nommer premier joueur"
	},
	it: {
		name: "Lancaster",
		tagline: "Manda i cavalieri nelle contee, guida il Parlamento e conquista la gloria in Francia.",
		stage: "Round {n} di {of}: {phase}",
		"option.figures": "Valori corretti",
		"end.rounds": "Il quinto round è finito e tutti i punti sono contati.",
		who: "{who}",
		ally: "Alleato ({of})",
		"seat.blue": "Blu",
		"seat.green": "Verde",
		"seat.red": "Rosso",
		"seat.yellow": "Giallo",
		"seat.purple": "Viola",
		"colour.green": "verde",
		"colour.yellow": "giallo",
		"goods.gold": {
			"one": "{n} oro",
			"many": "{n} oro",
			"other": "{n} oro"
		},
		"goods.squires": {
			"one": "{n} scudiero",
			"many": "{n} di scudieri",
			"other": "{n} scudieri"
		},
		"goods.votes": {
			"one": "{n} voto",
			"many": "{n} di voti",
			"other": "{n} voti"
		},
		"goods.points": {
			"one": "{n} punto",
			"many": "{n} di punti",
			"other": "{n} punti"
		},
		"word.gold": "Oro",
		"word.squires": "Scudieri",
		"word.votes": "Voti",
		"word.points": "Punti potere",
		"word.court": "Corte",
		"word.reserve": "Riserva",
		"word.supply": "Scorta generale",
		"word.castle": "Castello",
		"word.roundTable": "Tavola rotonda",
		"word.allyCastle": "Castello dell’alleato",
		"word.parliament": "Parlamento",
		"word.currentLaws": "Leggi in vigore",
		"word.proposedLaws": "Leggi proposte",
		"word.counties": "Contee",
		"word.conflicts": "Conflitti in Francia",
		"word.favours": "Favore del re",
		"word.france": "Francia",
		"word.england": "Inghilterra",
		"word.strength": "Forza {n}",
		"word.knight": "Cavaliere di forza {n}",
		"word.nobleman": "Nobile {letter}",
		"word.noblemenLeft": {
			"one": "{n} nobile rimasto",
			"many": "{n} di nobili rimasti",
			"other": "{n} nobili rimasti"
		},
		"word.extension": "Estensione",
		"word.startPlayer": "Primo giocatore",
		"word.round": "Round {n} di {of}",
		"word.decided": "Ha deciso",
		"word.undecided": "Sta decidendo",
		"word.hidden": "Dietro il paravento",
		"word.empty": "Libero",
		"word.upperRow": "Primo anno",
		"word.lowerRow": "Secondo anno",
		"word.faceDown": "Presa in questo round",
		"phase.ally": "Alleati",
		"phase.extension": "Prima estensione",
		"phase.placement": "Piazzamento",
		"phase.parliament": "Parlamento",
		"phase.laws": "Leggi",
		"phase.counties": "Contee",
		"phase.castles": "Castelli",
		"phase.conflicts": "Conflitti",
		"phase.over": "Fine della partita",
		"county.stafford": "Stafford",
		"county.warwick": "Warwick",
		"county.norfolk": "Norfolk",
		"county.gloucester": "Gloucester",
		"county.oxford": "Oxford",
		"county.essex": "Essex",
		"county.somerset": "Somerset",
		"county.hampshire": "Hampshire",
		"county.surrey": "Surrey",
		"space.castle-gold": "Tesoreria",
		"space.castle-squires": "Sala degli scudieri",
		"space.castle-votes": "Sala del consiglio",
		"space.castle-mixed": "Dispensa",
		"space.castle-recruit": "Portone",
		"space.castle-upgrade": "Lizza",
		"space.ally-castle-recruit": "Portone dell’alleato",
		"space.ally-castle-upgrade": "Lizza dell’alleato",
		"slot.0": "in alto a sinistra",
		"slot.1": "in alto a destra",
		"slot.2": "in basso a sinistra",
		"slot.3": "in basso a destra",
		"effect.recruit": {
			"one": "un nuovo cavaliere di forza {strength}",
			"many": "{n} di nuovi cavalieri di forza {strength}",
			"other": "{n} nuovi cavalieri di forza {strength}"
		},
		"effect.upgrade.owned": "il miglioramento di un cavaliere",
		"effect.upgrade.deployed": "il miglioramento di un cavaliere piazzato",
		"effect.swap": "lo scambio di un cavaliere piazzato di forza {from} con uno di forza {to}",
		"effect.extension": "un’estensione",
		"effect.extensions": {
			"one": "{n} estensione",
			"many": "{n} estensioni",
			"other": "{n} estensioni"
		},
		"effect.nobleman": "un nobile da una contea a scelta",
		"effect.nobleman.ally": "un nobile che lascia la partita",
		"effect.journey": "il viaggio in Francia",
		"effect.nothing": "niente",
		"law.for": "{set}: {gets}.",
		"law.exchange": "Quante volte vuoi: paga {cost}, ricevi {gets}.",
		"law.most.gold": "Più oro di tutti: {gets}.",
		"law.most.squires": "Più scudieri di tutti: {gets}.",
		"law.set.counties": {
			"one": "Per ogni contea che tieni",
			"many": "Ogni {n} contee che tieni",
			"other": "Ogni {n} contee che tieni"
		},
		"law.set.conflicts": {
			"one": "Per ogni conflitto in cui hai un cavaliere",
			"many": "Ogni {n} conflitti in cui hai un cavaliere",
			"other": "Ogni {n} conflitti in cui hai un cavaliere"
		},
		"law.set.extensions": {
			"one": "Per ogni estensione",
			"many": "Ogni {n} estensioni",
			"other": "Ogni {n} estensioni"
		},
		"law.set.noblemen": {
			"one": "Per ogni nobile",
			"many": "Ogni {n} nobili",
			"other": "Ogni {n} nobili"
		},
		"law.set.knights": {
			"one": "Per ogni cavaliere piazzato di forza {strength}",
			"many": "Ogni {n} cavalieri piazzati di forza {strength}",
			"other": "Ogni {n} cavalieri piazzati di forza {strength}"
		},
		"law.when.law-no-strength-two-upgrade": "Nessun cavaliere di forza 2 piazzato",
		"law.when.law-strength-three-to-four": "Forza 3 piazzata e forza 4 nella riserva",
		"law.when.law-three-weak-knights-points": "Tutti e tre i cavalieri di forza 1 piazzati",
		"law.when.law-four-strengths-points": "Cavalieri di tutte e quattro le forze piazzati",
		"law.title.law-most-gold-upgrades": "Privilegio dei ricchi",
		"law.title.law-most-squires-recruits": "Privilegio del seguito",
		"law.title.law-two-counties-points": "Possidenti",
		"law.title.law-gold-buys-votes": "Voti comprati",
		"law.title.law-squire-and-gold-for-points": "Uomini e denaro",
		"law.title.law-two-conflicts-extension": "Bottino di guerra",
		"law.title.law-strength-two-squires": "Scudieri ai valorosi",
		"law.title.law-two-conflicts-goods": "Vettovaglie",
		"law.title.law-no-strength-two-upgrade": "Aiuto ai deboli",
		"law.title.law-strength-three-to-four": "L’ultima investitura",
		"law.title.law-three-extensions-points": "Mastri costruttori",
		"law.title.law-conflict-points": "Onore in Francia",
		"law.title.law-three-counties-points": "Signori delle contee",
		"law.title.law-three-weak-knights-points": "Onore degli umili",
		"law.title.law-three-noblemen-recruit": "Figli dei nobili",
		"law.title.law-gold-for-points": "Gloria dorata",
		"law.title.law-squire-for-points": "Servizio leale",
		"law.title.law-four-strengths-points": "Schiera completa",
		"prompt.ally": "Scegli il colore del tuo alleato.",
		"prompt.extension": "Scegli la tua prima estensione. Si mostrano tutte insieme.",
		"prompt.place": "Piazza un cavaliere della tua corte.",
		"prompt.place.two": "Piazza un cavaliere tuo o del tuo alleato.",
		"prompt.vote": "Vota la legge {n}, {law}. {text}",
		"prompt.castle": "Il tuo castello: scegli che cosa risolvere.",
		"prompt.favour": "Favore del re: scegli una tessera.",
		"prompt.favour.ally": "Favore del re per il tuo alleato: scegli una tessera.",
		"prompt.nobleman": "Scegli un nobile per la tua tavola.",
		"prompt.nobleman.ally": "Scegli un nobile che lascia la partita.",
		"prompt.upgrade": "Migliora un tuo cavaliere, o rinuncia.",
		"prompt.upgrade.ally": "Migliora un cavaliere del tuo alleato, o rinuncia.",
		"prompt.upgrade.deployed": "Migliora un tuo cavaliere piazzato, o rinuncia.",
		"prompt.upgrade.swap": "Scambia il tuo cavaliere di forza {from} con quello di forza {to}, o rinuncia.",
		"prompt.extend": "Scegli un’estensione, o rinuncia.",
		"prompt.exchange": "{law}: quanti scambi fai? {text}",
		"prompt.exchange.none": "{law}: non puoi pagare alcuno scambio. {text}",
		"prompt.county": "{county} è tua: nobile, ricompensa o entrambi?",
		"prompt.county.ally": "Il tuo alleato tiene {county}: togli un nobile o prendi la ricompensa?",
		"prompt.name": "{county} nomina il primo giocatore. Chi sarà?",
		"prompt.journey": "Il tuo cavaliere in {county} può salpare per la Francia. Verso quale conflitto?",
		"prompt.journey.ally": "Il cavaliere del tuo alleato in {county} può salpare per la Francia. Verso quale conflitto?",
		"prompt.ransom": "Il conflitto {slot} è perso. Paghi un riscatto?",
		"prompt.ransom.none": "Il conflitto {slot} è perso, e non puoi pagare un riscatto.",
		"prompt.over": "La partita è finita.",
		"prompt.wait": "Si aspetta {who}: {what}.",
		"prompt.what.ally": "colore dell’alleato",
		"prompt.what.extension": "prima estensione",
		"prompt.what.place": "un cavaliere da piazzare",
		"prompt.what.vote": "il voto",
		"prompt.what.castle": "il castello",
		"prompt.what.favour": "il favore del re",
		"prompt.what.nobleman": "un nobile",
		"prompt.what.upgrade": "un miglioramento",
		"prompt.what.extend": "un’estensione",
		"prompt.what.exchange": "uno scambio",
		"prompt.what.county": "la ricompensa di una contea",
		"prompt.what.name": "il nuovo primo giocatore",
		"prompt.what.journey": "il viaggio in Francia",
		"prompt.what.ransom": "il riscatto",
		"move.forAlly": "Alleato: {move}",
		"move.ally": "L’alleato {colour}",
		"move.extend": "{space}: {reward}",
		"move.extend.pay": "{space}: paga {cost}, ricevi {reward}",
		"move.county": "Forza {strength} in {county}",
		"move.county.squires": {
			"one": "Forza {strength} con {n} scudiero in {county}",
			"many": "Forza {strength} con {n} di scudieri in {county}",
			"other": "Forza {strength} con {n} scudieri in {county}"
		},
		"move.castle": "Forza {strength} nel castello, {space}",
		"move.conflict": "Forza {strength} nel conflitto {slot} (Francia {french})",
		"move.pass": "Passa: nessun cavaliere può essere piazzato",
		"move.favour": "Favore: {reward}",
		"move.favour.lost": "Gira {reward}: nessun effetto per il tuo alleato",
		"move.nobleman": "Nobile di {county}",
		"move.nobleman.remove": "Togli un nobile di {county}",
		"move.upgrade.court": "Da forza {from} a {to}, a corte",
		"move.upgrade.county": "Da forza {from} a {to}, in {county}",
		"move.upgrade.castle": "Da forza {from} a {to}, nel castello, {space}",
		"move.upgrade.conflict": "Da forza {from} a {to}, conflitto {slot}",
		"move.decline": "Rinuncia",
		"move.vote.yes": "Sì",
		"move.vote.yes.with": {
			"one": "Sì, con {n} voto",
			"many": "Sì, con {n} di voti",
			"other": "Sì, con {n} voti"
		},
		"move.vote.no": "No",
		"move.vote.no.with": {
			"one": "No, con {n} voto",
			"many": "No, con {n} di voti",
			"other": "No, con {n} voti"
		},
		"move.exchange": "Paga {cost}, ricevi {gets}",
		"move.exchange.none": "Nessuno scambio",
		"move.take.reward": "Ricompensa: {reward}",
		"move.take.both": "Paga {cost} per entrambi: il nobile di {county}, e {reward}",
		"move.name": "Nomina {who}",
		"move.journey": "Salpa verso il conflitto {slot} (Francia {french})",
		"move.resolve.knight": "Cavaliere, {space}: {reward}",
		"move.resolve.knight.pay": "Cavaliere, {space}: paga {cost}, ricevi {reward}",
		"move.resolve.tile": "Estensione, {space}: {reward}",
		"move.resolve.tile.pay": "Estensione, {space}: paga {cost}, ricevi {reward}",
		"move.resolve.ally": "{space}: {reward}",
		"move.free": {
			"one": "Libera un cavaliere di forza {strength} per {n} oro",
			"many": "Libera un cavaliere di forza {strength} per {n} oro",
			"other": "Libera un cavaliere di forza {strength} per {n} oro"
		},
		"move.done": "Ho finito con il castello",
		"move.done.ransom": "Nessun altro riscatto",
		"event.ally": "{who} guida l’alleato {colour}.",
		"event.chosen": "{who} ha scelto la prima estensione.",
		"event.extensions": "Prime estensioni: {list}.",
		"event.extensions.one": "{who} {space}",
		"event.placed": "{who} manda un cavaliere di forza {strength} in {county}.",
		"event.placed.squires": {
			"one": "{who} manda un cavaliere di forza {strength} con {n} scudiero in {county}.",
			"many": "{who} manda un cavaliere di forza {strength} con {n} di scudieri in {county}.",
			"other": "{who} manda un cavaliere di forza {strength} con {n} scudieri in {county}."
		},
		"event.expelled": "{who} perde {county}; il cavaliere di forza {strength} torna a corte.",
		"event.expelled.squires": {
			"one": "{who} perde {county}; il cavaliere di forza {strength} torna a corte, {n} scudiero è perso.",
			"many": "{who} perde {county}; il cavaliere di forza {strength} torna a corte, {n} di scudieri sono persi.",
			"other": "{who} perde {county}; il cavaliere di forza {strength} torna a corte, {n} scudieri sono persi."
		},
		"event.castled": "{who} mette un cavaliere di forza {strength} nel castello: {space}.",
		"event.joined": "{who} entra nel conflitto {slot} (Francia {french}) con forza {strength}.",
		"event.joined.journey": "{who} salpa con forza {strength} verso il conflitto {slot} (Francia {french}).",
		"event.passed": "{who} non ha posto per un cavaliere e passa.",
		"event.favour": "{who} riceve il favore del re: {reward}.",
		"event.favour.lost": "{who} riceve il favore del re: {reward}, senza effetto per un alleato.",
		"event.gained": "{who} riceve {goods}.",
		"event.paid": "{who} paga {goods}.",
		"event.recruited": "{who} recluta un cavaliere di forza {strength}.",
		"event.upgraded": "{who} migliora un cavaliere da forza {from} a {to}.",
		"event.declined.upgrade": "{who} rinuncia al miglioramento.",
		"event.declined.extension": "{who} rinuncia all’estensione.",
		"event.declined.journey": "{who} rinuncia al viaggio in Francia.",
		"event.declined.ransom": "{who} non paga altri riscatti.",
		"event.extended": "{who} costruisce un’estensione: {space}.",
		"event.nobleman": "{who} accoglie il nobile di {county}.",
		"event.removed": "{who} toglie dalla partita un nobile di {county}.",
		"event.decided": "{who} ha deciso.",
		"event.counted.passed": "{law}: legge approvata, {yes} a {no} ({list}).",
		"event.counted.rejected": "{law}: legge respinta, {yes} a {no} ({list}).",
		"event.ballot.yes": "{who}: sì +{n}",
		"event.ballot.no": "{who}: no +{n}",
		"event.unused": {
			"one": "{n} voto non usato torna alla scorta.",
			"many": "{n} di voti non usati tornano alla scorta.",
			"other": "{n} voti non usati tornano alla scorta."
		},
		"event.law": "{law}: la legge si applica.",
		"event.most.gold": "Più oro di tutti: {list}.",
		"event.most.squires": "Più scudieri di tutti: {list}.",
		"event.most.nobody.gold": "Nessuno ha oro.",
		"event.most.nobody.squires": "Nessuno ha scudieri.",
		"event.exchanged": {
			"one": "{who} fa {n} scambio.",
			"many": "{who} fa {n} di scambi.",
			"other": "{who} fa {n} scambi."
		},
		"event.exchanged.none": "{who} non fa scambi.",
		"event.took.nobleman": "{county}: {who} sceglie il nobile.",
		"event.took.reward": "{county}: {who} sceglie la ricompensa.",
		"event.took.both": "{county}: {who} sceglie entrambi.",
		"event.start": "{who} diventa primo giocatore.",
		"event.resolved.knight": "{who} usa un cavaliere del castello: {space}.",
		"event.resolved.tile": "{who} usa un’estensione: {space}.",
		"event.skipped": "{who} ha finito con il castello.",
		"event.roundTable": {
			"one": "{who} riunisce la tavola rotonda: {n} voto.",
			"many": "{who} riunisce la tavola rotonda: {n} di voti.",
			"other": "{who} riunisce la tavola rotonda: {n} voti."
		},
		"event.battle.england": "L’Inghilterra vince il conflitto {slot}, {sum} contro {french}: {list}.",
		"event.battle.france": "La Francia vince il conflitto {slot}, {french} contro {sum}: {list}.",
		"event.battle.england.empty": "L’Inghilterra vince il conflitto {slot}, {sum} contro {french}.",
		"event.battle.france.empty": "La Francia vince il conflitto {slot}, {french} contro {sum}. Non c’era nessuno.",
		"event.points": {
			"one": "{who} {n} punto",
			"many": "{who} {n} di punti",
			"other": "{who} {n} punti"
		},
		"event.freed": "{who} riscatta un cavaliere di forza {strength}.",
		"event.captured": {
			"one": "{who}: {n} cavaliere prigioniero va nella riserva.",
			"many": "{who}: {n} di cavalieri prigionieri vanno nella riserva.",
			"other": "{who}: {n} cavalieri prigionieri vanno nella riserva."
		},
		"event.round": "Comincia il round {round}. Leggi proposte: {laws}.",
		"event.stocks": "Si alzano i paraventi: {list}.",
		"event.stocks.one": "{who} {gold}, {squires}",
		"event.scored.knighthood": "Cavalleria più forte: {list}.",
		"event.scored.extensions": "Più estensioni: {list}.",
		"event.scored.noblemen": "Nobili alla tavola: {list}.",
		"fact.strength": "forza dei cavalieri {n}",
		"fact.extensions": {
			"one": "{n} estensione",
			"many": "{n} di estensioni",
			"other": "{n} estensioni"
		},
		"fact.noblemen": {
			"one": "{n} nobile",
			"many": "{n} di nobili",
			"other": "{n} nobili"
		},
		"fact.start": "primo giocatore",
		"refused.over": "La partita è finita.",
		"refused.not-your-turn": "Non tocca a te.",
		"refused.vote-fixed": "Il tuo voto è fissato e non si può cambiare.",
		"refused.vote-now": "Prima vota sì o no.",
		"refused.votes-short": "Non hai così tanti voti.",
		"refused.place-now": "Piazza un cavaliere: contea, castello o conflitto.",
		"refused.must-place": "Si passa solo quando nessun cavaliere può essere piazzato.",
		"refused.no-ally": "Gli alleati ci sono solo nelle partite a due.",
		"refused.no-knight": "A corte non c’è un cavaliere così.",
		"refused.no-space": "Quel castello non ha questo spazio.",
		"refused.covered": "Un’estensione copre quello spazio.",
		"refused.space-taken": "Su quello spazio c’è già un cavaliere.",
		"refused.conflict-full": "I tre spazi di quel conflitto sono occupati.",
		"refused.no-conflict": "Lì non c’è nessun conflitto.",
		"refused.minimum": "Il cavaliere da solo deve raggiungere il minimo della contea; gli scudieri non contano.",
		"refused.own-county": "La tua parte tiene già quella contea.",
		"refused.ally-squires": "Un cavaliere alleato non ha mai scudieri.",
		"refused.not-stronger": "Il tuo totale deve superare quello presente.",
		"refused.squires-short": "Non hai così tanti scudieri.",
		"refused.favour-now": "Prima scegli una tessera favore.",
		"refused.favour-taken": "Quella tessera favore è coperta.",
		"refused.no-nobleman": "Non resta un nobile di questo tipo per te.",
		"refused.no-both": "Per entrambi servono un nobile disponibile e l’oro da pagare.",
		"refused.no-upgrade": "Quel cavaliere non si può migliorare: la forza successiva deve essere nella riserva.",
		"refused.stock-short": "I tuoi beni non bastano per tanti scambi.",
		"refused.no-ransom": "Non hai un prigioniero così, o hai troppo poco oro.",
		"refused.free-left": "Prima risolvi ciò che non costa nulla.",
		"refused.cannot-resolve": "Lì non resta nulla da risolvere, o non puoi pagare.",
		"refused.not-offered": "Ora non è una delle tue scelte.",
		"refused.first-ally": "Prima ogni giocatore sceglie un alleato.",
		"refused.first-extension": "Prima si sceglie un’estensione del castello; i cavalieri si schierano nella fase di schieramento.",
		"refused.first-parliament": "Il Parlamento è riunito: prima si vota la legge. I cavalieri si schierano di nuovo nel prossimo round.",
		"refused.first-castles": "Ora pagano i castelli: risolvi lì i tuoi cavalieri e le estensioni. I cavalieri si schierano di nuovo nel prossimo round.",
		"refused.first-favour": "Prima si sceglie una tessera favore.",
		"refused.first-nobleman": "Prima si sceglie un nobile.",
		"refused.first-upgrade": "Prima si sceglie il cavaliere che diventa più forte.",
		"refused.first-exchange": "Prima si dice quante volte scambi con questa legge.",
		"refused.first-county": "Prima si dice che cosa dà la tua contea: nobile, ricompensa o entrambi.",
		"refused.first-name": "Prima si nomina il primo giocatore.",
		"refused.first-journey": "Prima si dice dove salpa il cavaliere.",
		"refused.first-ransom": "Prima si dice quali prigionieri vengono riscattati.",
		"foresee.county.holds": "{county}: serve più di {strength} per scacciarti.",
		"foresee.county.drives": "Scaccia {who} (forza {strength}).",
		"foresee.county.own": "{county} è già tua (forza {strength}).",
		"foresee.conflict.won": "L’Inghilterra avrebbe {total} contro {french} e vincerebbe. La tua posizione: {place}, punti: {n}.",
		"foresee.conflict.short": "L’Inghilterra avrebbe {total} contro {french}: sotto di {n}.",
		"foresee.conflict.hopeless": "L’Inghilterra avrebbe {total} contro {french}, e non basterebbero tutti i cavalieri di tutte le corti.",
		"foresee.conflict.prison": "Se resta perso, il tuo cavaliere è fatto prigioniero.",
		"foresee.upgrade.none": "Nessuno dei tuoi cavalieri può essere migliorato ora.",
		"foresee.left.gold": "Oro rimasto: {n}.",
		"foresee.left.squires": "Scudieri rimasti: {n}.",
		"foresee.left.votes": "Voti rimasti: {n}.",
		"foresee.votes.last": "È l’ultima legge: i voti tenuti tornano indietro.",
		"foresee.castle.dear": "Al momento non potresti pagarlo.",
		"foresee.law.nothing": "niente",
		"foresee.law.exchange": "uno scambio a scelta",
		"foresee.law.gets": "{gets}",
		"foresee.law.mine": "La legge «{law}» ora ti darebbe: {what}.",
		"foresee.law.most": "La legge «{law}» va a chi ne ha di più.{what}",
		"foresee.law.out": "Se passa, decade «{law}». Ora ti dà: {what}.",
		"foresee.law.out.most": "Se passa, decade «{law}».{what}",
		"foresee.law.falls": "Se non passa, niente prende il suo posto.",
		"foresee.law.stays": "Se non passa, resta «{law}». Ora ti dà: {what}.",
		"foresee.law.stays.most": "Se non passa, resta «{law}».{what}",
		"foresee.tile": "D’ora in poi dà in ogni fase dei castelli: {what}.",
		"foresee.nobleman": "Nobili alla tua tavola allora: {n}. Punti in più alla fine: {gain}.",
		"foresee.upgrade": "Il tuo cavaliere di forza {from} passa a forza {to}.",
		"reason.points.more": "Porta punti subito.",
		"reason.points.less": "Lascia punti agli altri.",
		"reason.knights.more": "I tuoi cavalieri aumentano o si rafforzano.",
		"reason.knights.less": "Ti costa dei cavalieri.",
		"reason.gold.more": "La tua borsa cresce.",
		"reason.gold.less": "Costa oro.",
		"reason.squires.more": "Porta scudieri.",
		"reason.squires.less": "Spende scudieri.",
		"reason.votes.more": "Porta voti per il Parlamento.",
		"reason.votes.less": "Spende voti.",
		"reason.noblemen.more": "Un nobile viene alla tua tavola.",
		"reason.noblemen.less": "Un nobile va ad altri.",
		"reason.castle.more": "Il tuo castello cresce.",
		"reason.castle.less": "Gli altri costruiscono più di te.",
		"reason.france.more": "Meno cavalieri restano bloccati in Francia.",
		"reason.france.less": "Un cavaliere resta per un po’ in Francia.",
		"reason.start.more": "La prossima volta cominci tu.",
		"reason.start.less": "La prossima volta comincia qualcun altro.",
		"others.points.more": "Ti restano più punti del previsto.",
		"others.points.less": "Ti toglie punti, o ne dà ad altri.",
		"others.knights.more": "I tuoi cavalieri ora stanno meglio dei loro.",
		"others.knights.less": "Altri guadagnano cavalieri, o i tuoi stanno peggio.",
		"others.gold.more": "Quanto all’oro, ci guadagni.",
		"others.gold.less": "L’oro va ad altri, o meno a te.",
		"others.squires.more": "Quanto agli scudieri, ci guadagni.",
		"others.squires.less": "Scudieri vanno ad altri, o meno a te.",
		"others.votes.more": "Altri hanno speso voti: i tuoi pesano di più.",
		"others.votes.less": "Altri hanno ottenuto voti per il Parlamento.",
		"others.noblemen.more": "Un nobile è più vicino alla tua tavola.",
		"others.noblemen.less": "Un nobile va alla tavola di un altro.",
		"others.castle.more": "Il tuo castello tiene il vantaggio, o recupera sui loro.",
		"others.castle.less": "I castelli degli altri crescono più in fretta del tuo.",
		"others.start.more": "Comincerai tu.",
		"others.start.less": "Comincerà qualcun altro.",
		"others.france.more": "I tuoi cavalieri in Francia ne escono meglio.",
		"others.france.less": "In Francia gli altri guadagnano su di te.",
		"tally.france": "Guerre di Francia",
		"tally.laws": "Leggi",
		"tally.rewards": "Contee, castello, favori",
		"tally.knighthood": "Cavalleria più forte",
		"tally.extensions": "Più estensioni",
		"tally.noblemen": "Nobili",
		"tally.round": "Round {n}",
		"tally.final": "Conteggio finale",
		"moment.law": "«{law}» diventa legge",
		"moment.england": "L’Inghilterra vince il conflitto {slot}",
		"moment.france": "La Francia vince il conflitto {slot}",
		"moment.expelled": "{who} perde {county}",
		"moment.captured": "{who}: cavalieri catturati",
		"event.decided.all": "{list} hanno deciso.",
		"event.chosen.all": "{list} hanno scelto la prima estensione.",
		"event.gained.all": "Ricevuto: {list}.",
		"event.gained.one": "{who} {goods}",
		"tell.list": "{items}",
		"tell.sentence": "{what}.",
		"tell.times": "{n} di forza {strength}",
		"tell.county": "{county}: serve un cavaliere di forza {least} almeno; dà {reward}.",
		"tell.holder": "{who} la tiene: forza {strength}, {squires}, {total} in tutto.",
		"tell.free": "Nessuno la tiene.",
		"tell.names-start": "Chi la prende nomina il primo giocatore.",
		"tell.peace": "Francia, {slot}: nessun conflitto.",
		"tell.conflict": "Francia, {slot}: i francesi hanno {french}, gli inglesi {english}.",
		"tell.spoils": "Punti per posizione: {first}, {second}, {third}.",
		"tell.knights-there": "{who} è lì: {knights}, {total} in tutto.",
		"tell.favour": "Favore del re: {reward}.",
		"tell.favour.taken": "Favore del re: {reward}. In questo round è già preso.",
		"tell.player": "{who}: {points}, {votes}, {noblemen}.",
		"tell.screened": "Oro e scudieri sono dietro il paravento.",
		"tell.goods": "Dietro il paravento: {gold}, {squires}.",
		"tell.court": "Cavalieri a corte: {knights}.",
		"tell.room": "{room} ({knight})",
		"tell.in-castle": "Cavalieri nel castello: {knights}.",
		"tell.extensions": "Estensioni: {rooms}.",
		"tell.noblemen": "Nobili da: {counties}.",
		"tell.ally.court": "Cavalieri dell’alleato a corte: {knights}.",
		"tell.ally.in-castle": "Nel castello dell’alleato: {knights}.",
		"tell.law.current": "{law}, legge in vigore.",
		"tell.law.proposed": "{law}, legge proposta.",
		"tell.law.passed": "{law}, approvata in questo parlamento.",
		"tell.law.rejected": "{law}, respinta in questo parlamento.",
		"tell.law.votes": "{yes} a favore, {no} contro: {ballots}.",
		"tell.space": "{space}: dà {reward}.",
		"tell.space.pay": "{space}: dà {reward} in cambio di {cost}.",
		"tell.stands": "C’è un cavaliere: {knight}.",
		"tell.empty": "Non c’è nessun cavaliere.",
		"tell.extended": "Ha un’estensione.",
		"tell.strength": "Cavalieri di forza {strength}: {court} a corte, {reserve} nella riserva.",
		"outline.county": "Contea",
		"outline.least": "Forza minima",
		"outline.reward": "Ricompensa",
		"outline.holder": "Tenuta da",
		"outline.held": "{who}, {total}",
		"outline.nobody": "nessuno",
		"outline.none": "nessuno",
		"outline.noblemen": "Nobili",
		"outline.slot": "Luogo",
		"outline.french": "Francesi",
		"outline.english": "Inglesi",
		"outline.points": "Punti",
		"outline.knights": "Cavalieri",
		"outline.knight": "Cavaliere",
		"outline.law": "Legge",
		"outline.state": "Stato",
		"outline.text": "Testo",
		"outline.in-force": "in vigore",
		"outline.proposed": "proposta",
		"outline.passed": "approvata",
		"outline.rejected": "respinta",
		"outline.players": "Giocatori",
		"outline.player": "Giocatore",
		"outline.room": "Sala",
		"outline.yes": "sì",
		"outline.no": "no",
		"outline.open": "libero",
		"outline.taken": "preso",
		"standing.abstain": "Non spendere voti per nessuna legge",
		"standing.no-exchange": "Non scambiare nulla quando una legge lo offre",
		"standing.decline": "Rifiutare miglioramenti, tessere e viaggi",
		"standing.reward": "Prendere la ricompensa di una contea, non il nobile",
		"standing.name-me": "Nominare me primo giocatore"
	},
	cs: {
		name: "Lancaster",
		tagline: "Vyšlete rytíře do hrabství, ovládněte parlament a získejte slávu ve Francii.",
		stage: "Kolo {n} z {of}: {phase}",
		"option.figures": "Opravené hodnoty",
		"end.rounds": "Páté kolo skončilo a všechny body jsou sečteny.",
		who: "{who}",
		ally: "Spojenec ({of})",
		"seat.blue": "Modrý",
		"seat.green": "Zelený",
		"seat.red": "Červený",
		"seat.yellow": "Žlutý",
		"seat.purple": "Fialový",
		"colour.green": "zelená",
		"colour.yellow": "žlutá",
		"goods.gold": {
			"one": "{n} zlato",
			"few": "{n} zlata",
			"many": "{n} zlata",
			"other": "{n} zlata"
		},
		"goods.squires": {
			"one": "{n} panoš",
			"few": "{n} panoši",
			"many": "{n} panoše",
			"other": "{n} panošů"
		},
		"goods.votes": {
			"one": "{n} hlas",
			"few": "{n} hlasy",
			"many": "{n} hlasu",
			"other": "{n} hlasů"
		},
		"goods.points": {
			"one": "{n} bod",
			"few": "{n} body",
			"many": "{n} bodu",
			"other": "{n} bodů"
		},
		"word.gold": "Zlato",
		"word.squires": "Panoši",
		"word.votes": "Hlasy",
		"word.points": "Body moci",
		"word.court": "Dvůr",
		"word.reserve": "Záloha",
		"word.supply": "Společná zásoba",
		"word.castle": "Hrad",
		"word.roundTable": "Kulatý stůl",
		"word.allyCastle": "Hrad spojence",
		"word.parliament": "Parlament",
		"word.currentLaws": "Platné zákony",
		"word.proposedLaws": "Navržené zákony",
		"word.counties": "Hrabství",
		"word.conflicts": "Konflikty ve Francii",
		"word.favours": "Králova přízeň",
		"word.france": "Francie",
		"word.england": "Anglie",
		"word.strength": "Síla {n}",
		"word.knight": "Rytíř o síle {n}",
		"word.nobleman": "Šlechtic {letter}",
		"word.noblemenLeft": {
			"one": "zbývá {n} šlechtic",
			"few": "zbývají {n} šlechtici",
			"many": "zbývá {n} šlechtice",
			"other": "zbývá {n} šlechticů"
		},
		"word.extension": "Přístavba",
		"word.startPlayer": "Začínající hráč",
		"word.round": "Kolo {n} z {of}",
		"word.decided": "Rozhodnuto",
		"word.undecided": "Ještě přemýšlí",
		"word.hidden": "Za zástěnou",
		"word.empty": "Volné",
		"word.upperRow": "První rok",
		"word.lowerRow": "Druhý rok",
		"word.faceDown": "V tomto kole už vybráno",
		"phase.ally": "Spojenci",
		"phase.extension": "První přístavba",
		"phase.placement": "Vysílání rytířů",
		"phase.parliament": "Parlament",
		"phase.laws": "Zákony",
		"phase.counties": "Hrabství",
		"phase.castles": "Hrady",
		"phase.conflicts": "Konflikty",
		"phase.over": "Konec hry",
		"county.stafford": "Stafford",
		"county.warwick": "Warwick",
		"county.norfolk": "Norfolk",
		"county.gloucester": "Gloucester",
		"county.oxford": "Oxford",
		"county.essex": "Essex",
		"county.somerset": "Somerset",
		"county.hampshire": "Hampshire",
		"county.surrey": "Surrey",
		"space.castle-gold": "Pokladnice",
		"space.castle-squires": "Síň panošů",
		"space.castle-votes": "Radní komnata",
		"space.castle-mixed": "Sýpka",
		"space.castle-recruit": "Strážnice",
		"space.castle-upgrade": "Kolbiště",
		"space.ally-castle-recruit": "Strážnice spojence",
		"space.ally-castle-upgrade": "Kolbiště spojence",
		"slot.0": "vlevo nahoře",
		"slot.1": "vpravo nahoře",
		"slot.2": "vlevo dole",
		"slot.3": "vpravo dole",
		"effect.recruit": {
			"one": "nový rytíř o síle {strength}",
			"few": "{n} noví rytíři o síle {strength}",
			"many": "{n} nového rytíře o síle {strength}",
			"other": "{n} nových rytířů o síle {strength}"
		},
		"effect.upgrade.owned": "vylepšení rytíře",
		"effect.upgrade.deployed": "vylepšení vyslaného rytíře",
		"effect.swap": "výměna vyslaného rytíře o síle {from} za sílu {to}",
		"effect.extension": "přístavba",
		"effect.extensions": {
			"one": "{n} přístavba",
			"few": "{n} přístavby",
			"many": "{n} přístavby",
			"other": "{n} přístaveb"
		},
		"effect.nobleman": "šlechtic z libovolného hrabství",
		"effect.nobleman.ally": "šlechtic, který opustí hru",
		"effect.journey": "cesta do Francie",
		"effect.nothing": "nic",
		"law.for": "{set}: {gets}.",
		"law.exchange": "Libovolněkrát: cena {cost}, zisk {gets}.",
		"law.most.gold": "Kdo má nejvíc zlata: {gets}.",
		"law.most.squires": "Kdo má nejvíc panošů: {gets}.",
		"law.set.counties": {
			"one": "Za každé držené hrabství",
			"few": "Za každá {n} držená hrabství",
			"many": "Za každých {n} drženého hrabství",
			"other": "Za každých {n} držených hrabství"
		},
		"law.set.conflicts": {
			"one": "Za každý konflikt, kde máte rytíře",
			"few": "Za každé {n} konflikty, kde máte rytíře",
			"many": "Za každých {n} konfliktu, kde máte rytíře",
			"other": "Za každých {n} konfliktů, kde máte rytíře"
		},
		"law.set.extensions": {
			"one": "Za každou přístavbu",
			"few": "Za každé {n} přístavby",
			"many": "Za každých {n} přístavby",
			"other": "Za každých {n} přístaveb"
		},
		"law.set.noblemen": {
			"one": "Za každého šlechtice",
			"few": "Za každé {n} šlechtice",
			"many": "Za každých {n} šlechtice",
			"other": "Za každých {n} šlechticů"
		},
		"law.set.knights": {
			"one": "Za každého vyslaného rytíře o síle {strength}",
			"few": "Za každé {n} vyslané rytíře o síle {strength}",
			"many": "Za každých {n} vyslaného rytíře o síle {strength}",
			"other": "Za každých {n} vyslaných rytířů o síle {strength}"
		},
		"law.when.law-no-strength-two-upgrade": "Žádný vyslaný rytíř o síle 2",
		"law.when.law-strength-three-to-four": "Síla 3 vyslaná a síla 4 v záloze",
		"law.when.law-three-weak-knights-points": "Všichni tři rytíři o síle 1 vyslaní",
		"law.when.law-four-strengths-points": "Vyslaní rytíři všech čtyř sil",
		"law.title.law-most-gold-upgrades": "Výsada bohatých",
		"law.title.law-most-squires-recruits": "Výsada družiny",
		"law.title.law-two-counties-points": "Držitelé půdy",
		"law.title.law-gold-buys-votes": "Koupené hlasy",
		"law.title.law-squire-and-gold-for-points": "Muži a peníze",
		"law.title.law-two-conflicts-extension": "Válečná kořist",
		"law.title.law-strength-two-squires": "Panoši pro zdatné",
		"law.title.law-two-conflicts-goods": "Válečné zásobování",
		"law.title.law-no-strength-two-upgrade": "Pomoc slabším",
		"law.title.law-strength-three-to-four": "Poslední pasování",
		"law.title.law-three-extensions-points": "Mistři stavitelé",
		"law.title.law-conflict-points": "Čest ve Francii",
		"law.title.law-three-counties-points": "Páni hrabství",
		"law.title.law-three-weak-knights-points": "Čest prostých",
		"law.title.law-three-noblemen-recruit": "Synové šlechticů",
		"law.title.law-gold-for-points": "Zlatá sláva",
		"law.title.law-squire-for-points": "Věrné služby",
		"law.title.law-four-strengths-points": "Úplné vojsko",
		"prompt.ally": "Vyberte barvu svého spojence.",
		"prompt.extension": "Vyberte svou první přístavbu. Všechny se ukážou najednou.",
		"prompt.place": "Vyšlete jednoho rytíře ze svého dvora.",
		"prompt.place.two": "Vyšlete svého rytíře nebo rytíře svého spojence.",
		"prompt.vote": "Hlasování o zákonu {n}, {law}. {text}",
		"prompt.castle": "Váš hrad: vyberte, co vyhodnotíte.",
		"prompt.favour": "Králova přízeň: vyberte destičku.",
		"prompt.favour.ally": "Králova přízeň pro vašeho spojence: vyberte destičku.",
		"prompt.nobleman": "Vyberte šlechtice ke svému stolu.",
		"prompt.nobleman.ally": "Vyberte šlechtice, který opustí hru.",
		"prompt.upgrade": "Vylepšete jednoho svého rytíře, nebo odmítněte.",
		"prompt.upgrade.ally": "Vylepšete jednoho rytíře svého spojence, nebo odmítněte.",
		"prompt.upgrade.deployed": "Vylepšete jednoho svého vyslaného rytíře, nebo odmítněte.",
		"prompt.upgrade.swap": "Vyměňte svého rytíře o síle {from} za sílu {to}, nebo odmítněte.",
		"prompt.extend": "Vyberte přístavbu, nebo odmítněte.",
		"prompt.exchange": "{law}: kolikrát směníte? {text}",
		"prompt.exchange.none": "{law}: na směnu nemáte. {text}",
		"prompt.county": "Hrabství {county} je vaše: šlechtic, odměna, nebo obojí?",
		"prompt.county.ally": "Váš spojenec drží hrabství {county}: odstranit šlechtice, nebo vzít odměnu?",
		"prompt.name": "Hrabství {county} určuje začínajícího hráče. Kdo to bude?",
		"prompt.journey": "Váš rytíř v hrabství {county} může odplout do Francie. Do kterého konfliktu?",
		"prompt.journey.ally": "Rytíř vašeho spojence v hrabství {county} může odplout do Francie. Do kterého konfliktu?",
		"prompt.ransom": "Konflikt {slot} je prohraný. Zaplatíte výkupné?",
		"prompt.ransom.none": "Konflikt {slot} je prohraný a na výkupné nemáte.",
		"prompt.over": "Hra skončila.",
		"prompt.wait": "Čeká se na: {who} ({what}).",
		"prompt.what.ally": "barva spojence",
		"prompt.what.extension": "první přístavba",
		"prompt.what.place": "vyslání rytíře",
		"prompt.what.vote": "hlasování",
		"prompt.what.castle": "hrad",
		"prompt.what.favour": "králova přízeň",
		"prompt.what.nobleman": "šlechtic",
		"prompt.what.upgrade": "vylepšení",
		"prompt.what.extend": "přístavba",
		"prompt.what.exchange": "směna",
		"prompt.what.county": "odměna hrabství",
		"prompt.what.name": "nový začínající hráč",
		"prompt.what.journey": "cesta do Francie",
		"prompt.what.ransom": "výkupné",
		"move.forAlly": "Spojenec: {move}",
		"move.ally": "Barva spojence: {colour}",
		"move.extend": "{space}: {reward}",
		"move.extend.pay": "{space}: cena {cost}, zisk {reward}",
		"move.county": "Síla {strength} do hrabství {county}",
		"move.county.squires": {
			"one": "Síla {strength} a {n} panoš do hrabství {county}",
			"few": "Síla {strength} a {n} panoši do hrabství {county}",
			"many": "Síla {strength} a {n} panoše do hrabství {county}",
			"other": "Síla {strength} a {n} panošů do hrabství {county}"
		},
		"move.castle": "Síla {strength} do hradu, {space}",
		"move.conflict": "Síla {strength} do konfliktu {slot} (Francie {french})",
		"move.pass": "Vynechat: žádný rytíř nemá kam jít",
		"move.favour": "Přízeň: {reward}",
		"move.favour.lost": "Otočit: {reward} – spojenci k ničemu",
		"move.nobleman": "Šlechtic z hrabství {county}",
		"move.nobleman.remove": "Odstranit šlechtice z hrabství {county}",
		"move.upgrade.court": "Síla {from} na {to}, u dvora",
		"move.upgrade.county": "Síla {from} na {to}, hrabství {county}",
		"move.upgrade.castle": "Síla {from} na {to}, hrad, {space}",
		"move.upgrade.conflict": "Síla {from} na {to}, konflikt {slot}",
		"move.decline": "Odmítnout",
		"move.vote.yes": "Ano",
		"move.vote.yes.with": {
			"one": "Ano, {n} hlas navíc",
			"few": "Ano, {n} hlasy navíc",
			"many": "Ano, {n} hlasu navíc",
			"other": "Ano, {n} hlasů navíc"
		},
		"move.vote.no": "Ne",
		"move.vote.no.with": {
			"one": "Ne, {n} hlas navíc",
			"few": "Ne, {n} hlasy navíc",
			"many": "Ne, {n} hlasu navíc",
			"other": "Ne, {n} hlasů navíc"
		},
		"move.exchange": "Cena {cost}, zisk {gets}",
		"move.exchange.none": "Nesměňovat",
		"move.take.reward": "Odměna: {reward}",
		"move.take.both": "Obojí za {cost}: šlechtic z hrabství {county} a {reward}",
		"move.name": "Určit: {who}",
		"move.journey": "Odplout do konfliktu {slot} (Francie {french})",
		"move.resolve.knight": "Rytíř, {space}: {reward}",
		"move.resolve.knight.pay": "Rytíř, {space}: cena {cost}, zisk {reward}",
		"move.resolve.tile": "Přístavba, {space}: {reward}",
		"move.resolve.tile.pay": "Přístavba, {space}: cena {cost}, zisk {reward}",
		"move.resolve.ally": "{space}: {reward}",
		"move.free": {
			"one": "Vykoupit rytíře o síle {strength} za {n} zlato",
			"few": "Vykoupit rytíře o síle {strength} za {n} zlata",
			"many": "Vykoupit rytíře o síle {strength} za {n} zlata",
			"other": "Vykoupit rytíře o síle {strength} za {n} zlata"
		},
		"move.done": "Hrad je hotov",
		"move.done.ransom": "Další výkupné neplatit",
		"event.ally": "{who} vede spojence, barva {colour}.",
		"event.chosen": "{who} má vybranou první přístavbu.",
		"event.extensions": "První přístavby: {list}.",
		"event.extensions.one": "{who} {space}",
		"event.placed": "{who} posílá rytíře o síle {strength} do hrabství {county}.",
		"event.placed.squires": {
			"one": "{who} posílá rytíře o síle {strength} a {n} panoše do hrabství {county}.",
			"few": "{who} posílá rytíře o síle {strength} a {n} panoše do hrabství {county}.",
			"many": "{who} posílá rytíře o síle {strength} a {n} panoše do hrabství {county}.",
			"other": "{who} posílá rytíře o síle {strength} a {n} panošů do hrabství {county}."
		},
		"event.expelled": "{who} ztrácí hrabství {county}; rytíř o síle {strength} se vrací ke dvoru.",
		"event.expelled.squires": {
			"one": "{who} ztrácí hrabství {county}; rytíř o síle {strength} se vrací ke dvoru, ztracen je {n} panoš.",
			"few": "{who} ztrácí hrabství {county}; rytíř o síle {strength} se vrací ke dvoru, ztraceni jsou {n} panoši.",
			"many": "{who} ztrácí hrabství {county}; rytíř o síle {strength} se vrací ke dvoru, ztraceno je {n} panoše.",
			"other": "{who} ztrácí hrabství {county}; rytíř o síle {strength} se vrací ke dvoru, ztraceno je {n} panošů."
		},
		"event.castled": "{who} umisťuje rytíře o síle {strength} do hradu: {space}.",
		"event.joined": "{who} vstupuje do konfliktu {slot} (Francie {french}) se silou {strength}.",
		"event.joined.journey": "{who} odplouvá se silou {strength} do konfliktu {slot} (Francie {french}).",
		"event.passed": "{who} nemá pro rytíře místo a vynechává.",
		"event.favour": "{who} dostává královu přízeň: {reward}.",
		"event.favour.lost": "{who} dostává královu přízeň: {reward}, spojenci k ničemu.",
		"event.gained": "{who} získává: {goods}.",
		"event.paid": "{who} platí: {goods}.",
		"event.recruited": "{who} přijímá rytíře o síle {strength}.",
		"event.upgraded": "{who} vylepšuje rytíře ze síly {from} na {to}.",
		"event.declined.upgrade": "{who} se vzdává vylepšení.",
		"event.declined.extension": "{who} se vzdává přístavby.",
		"event.declined.journey": "{who} se vzdává cesty do Francie.",
		"event.declined.ransom": "{who} další výkupné neplatí.",
		"event.extended": "{who} staví přístavbu: {space}.",
		"event.nobleman": "{who} vítá šlechtice z hrabství {county}.",
		"event.removed": "{who} odstraňuje ze hry šlechtice z hrabství {county}.",
		"event.decided": "{who} má rozhodnuto.",
		"event.counted.passed": "{law}: zákon prošel, {yes} ku {no} ({list}).",
		"event.counted.rejected": "{law}: zákon neprošel, {yes} ku {no} ({list}).",
		"event.ballot.yes": "{who}: ano +{n}",
		"event.ballot.no": "{who}: ne +{n}",
		"event.unused": {
			"one": "{n} nevyužitý hlas se vrací do zásoby.",
			"few": "{n} nevyužité hlasy se vracejí do zásoby.",
			"many": "{n} nevyužitého hlasu se vrací do zásoby.",
			"other": "{n} nevyužitých hlasů se vrací do zásoby."
		},
		"event.law": "{law}: zákon se uplatňuje.",
		"event.most.gold": "Nejvíc zlata: {list}.",
		"event.most.squires": "Nejvíc panošů: {list}.",
		"event.most.nobody.gold": "Nikdo nemá zlato.",
		"event.most.nobody.squires": "Nikdo nemá panoše.",
		"event.exchanged": {
			"one": "{who} směňuje {n}krát.",
			"few": "{who} směňuje {n}krát.",
			"many": "{who} směňuje {n}krát.",
			"other": "{who} směňuje {n}krát."
		},
		"event.exchanged.none": "{who} nesměňuje.",
		"event.took.nobleman": "{county}: {who} volí šlechtice.",
		"event.took.reward": "{county}: {who} volí odměnu.",
		"event.took.both": "{county}: {who} volí obojí.",
		"event.start": "Začínajícím hráčem je {who}.",
		"event.resolved.knight": "{who} využívá rytíře na hradě: {space}.",
		"event.resolved.tile": "{who} využívá přístavbu: {space}.",
		"event.skipped": "{who} končí se svým hradem.",
		"event.roundTable": {
			"one": "{who} svolává kulatý stůl: {n} hlas.",
			"few": "{who} svolává kulatý stůl: {n} hlasy.",
			"many": "{who} svolává kulatý stůl: {n} hlasu.",
			"other": "{who} svolává kulatý stůl: {n} hlasů."
		},
		"event.battle.england": "Anglie vítězí v konfliktu {slot}, {sum} proti {french}: {list}.",
		"event.battle.france": "Francie vítězí v konfliktu {slot}, {french} proti {sum}: {list}.",
		"event.battle.england.empty": "Anglie vítězí v konfliktu {slot}, {sum} proti {french}.",
		"event.battle.france.empty": "Francie vítězí v konfliktu {slot}, {french} proti {sum}. Nikdo tam nebyl.",
		"event.points": {
			"one": "{who} {n} bod",
			"few": "{who} {n} body",
			"many": "{who} {n} bodu",
			"other": "{who} {n} bodů"
		},
		"event.freed": "{who} vykupuje rytíře o síle {strength}.",
		"event.captured": {
			"one": "{who}: {n} zajatý rytíř odchází do zálohy.",
			"few": "{who}: {n} zajatí rytíři odcházejí do zálohy.",
			"many": "{who}: {n} zajatého rytíře odchází do zálohy.",
			"other": "{who}: {n} zajatých rytířů odchází do zálohy."
		},
		"event.round": "Začíná kolo {round}. Navržené zákony: {laws}.",
		"event.stocks": "Zástěny padají: {list}.",
		"event.stocks.one": "{who} {gold}, {squires}",
		"event.scored.knighthood": "Nejsilnější rytířstvo: {list}.",
		"event.scored.extensions": "Nejvíc přístaveb: {list}.",
		"event.scored.noblemen": "Šlechtici u stolu: {list}.",
		"fact.strength": "síla rytířů {n}",
		"fact.extensions": {
			"one": "{n} přístavba",
			"few": "{n} přístavby",
			"many": "{n} přístavby",
			"other": "{n} přístaveb"
		},
		"fact.noblemen": {
			"one": "{n} šlechtic",
			"few": "{n} šlechtici",
			"many": "{n} šlechtice",
			"other": "{n} šlechticů"
		},
		"fact.start": "začínající hráč",
		"refused.over": "Hra skončila.",
		"refused.not-your-turn": "Nejste na tahu.",
		"refused.vote-fixed": "Váš hlas je odevzdán a nelze ho změnit.",
		"refused.vote-now": "Nejdřív hlasujte ano, nebo ne.",
		"refused.votes-short": "Tolik hlasů nemáte.",
		"refused.place-now": "Vyšlete rytíře: hrabství, hrad, nebo konflikt.",
		"refused.must-place": "Vynechat lze jen tehdy, když žádný rytíř nemá kam jít.",
		"refused.no-ally": "Spojenci jsou jen ve hře dvou hráčů.",
		"refused.no-knight": "Takový rytíř u dvora není.",
		"refused.no-space": "Tento hrad takové pole nemá.",
		"refused.covered": "To pole zakrývá přístavba.",
		"refused.space-taken": "Na tom poli už rytíř stojí.",
		"refused.conflict-full": "Všechna tři místa tohoto konfliktu jsou obsazena.",
		"refused.no-conflict": "Tam žádný konflikt není.",
		"refused.minimum": "Rytíř sám musí dosáhnout minima hrabství; panoši se nepočítají.",
		"refused.own-county": "Toto hrabství už vaše strana drží.",
		"refused.ally-squires": "Rytíř spojence nikdy nemá panoše.",
		"refused.not-stronger": "Váš součet musí být vyšší než ten, který tam stojí.",
		"refused.squires-short": "Tolik panošů nemáte.",
		"refused.favour-now": "Nejdřív vyberte destičku přízně.",
		"refused.favour-taken": "Tato destička přízně leží lícem dolů.",
		"refused.no-nobleman": "Šlechtic tohoto druhu pro vás nezbývá.",
		"refused.no-both": "Na obojí potřebujete dostupného šlechtice a dost zlata.",
		"refused.no-upgrade": "Tohoto rytíře nelze vylepšit: další síla musí být v záloze.",
		"refused.stock-short": "Na tolik směn vaše zásoby nestačí.",
		"refused.no-ransom": "Takového zajatce nemáte, nebo máte málo zlata.",
		"refused.free-left": "Nejdřív vyhodnoťte, co nic nestojí.",
		"refused.cannot-resolve": "Tam už není co vyhodnotit, nebo nemůžete zaplatit.",
		"refused.not-offered": "To teď není na výběr.",
		"refused.first-ally": "Nejdřív si každý hráč zvolí spojence.",
		"refused.first-extension": "Nejdřív se volí přístavba hradu; rytíři se umisťují ve fázi umisťování.",
		"refused.first-parliament": "Zasedá parlament: nejdřív se hlasuje o zákonu. Rytíři se umisťují zase příští kolo.",
		"refused.first-castles": "Teď platí hrady: vyhodnoťte své rytíře a přístavby. Rytíři se umisťují zase příští kolo.",
		"refused.first-favour": "Nejdřív se volí žeton přízně.",
		"refused.first-nobleman": "Nejdřív se volí šlechtic.",
		"refused.first-upgrade": "Nejdřív se volí rytíř, který zesílí.",
		"refused.first-exchange": "Nejdřív se řekne, kolikrát podle tohoto zákona vyměníte.",
		"refused.first-county": "Nejdřív se řekne, co vaše hrabství dá: šlechtice, odměnu, nebo obojí.",
		"refused.first-name": "Nejdřív se určí začínající hráč.",
		"refused.first-journey": "Nejdřív se řekne, kam rytíř pluje.",
		"refused.first-ransom": "Nejdřív se řekne, kteří zajatci se vykoupí.",
		"foresee.county.holds": "{county}: kdo vás chce vyhnat, potřebuje víc než {strength}.",
		"foresee.county.drives": "Vyžene: {who} (síla {strength}).",
		"foresee.county.own": "{county} už držíte (síla {strength}).",
		"foresee.conflict.won": "Anglie by měla {total} proti {french} a vyhrála by. Vaše pořadí: {place}, body: {n}.",
		"foresee.conflict.short": "Anglie by měla {total} proti {french}: chybí {n}.",
		"foresee.conflict.hopeless": "Anglie by měla {total} proti {french} a nestačí ani všichni rytíři u dvorů.",
		"foresee.conflict.prison": "Zůstane-li prohraný, váš rytíř padne do zajetí.",
		"foresee.upgrade.none": "Žádného vašeho rytíře teď nelze vylepšit.",
		"foresee.left.gold": "Zbylé zlato: {n}.",
		"foresee.left.squires": "Zbylí panoši: {n}.",
		"foresee.left.votes": "Zbylé hlasy: {n}.",
		"foresee.votes.last": "Tohle je poslední zákon: nepoužité hlasy propadnou.",
		"foresee.castle.dear": "Zatím na to nemáte.",
		"foresee.law.nothing": "nic",
		"foresee.law.exchange": "výměna dle vaší volby",
		"foresee.law.gets": "{gets}",
		"foresee.law.mine": "Zákon „{law}“ by vám teď dal: {what}.",
		"foresee.law.most": "Zákon „{law}“ odmění toho, kdo má nejvíc.{what}",
		"foresee.law.out": "Projde-li, skončí zákon „{law}“. Ten vám teď dává: {what}.",
		"foresee.law.out.most": "Projde-li, skončí zákon „{law}“.{what}",
		"foresee.law.falls": "Neprojde-li, nic ho nenahradí.",
		"foresee.law.stays": "Neprojde-li, zůstane zákon „{law}“. Ten vám teď dává: {what}.",
		"foresee.law.stays.most": "Neprojde-li, zůstane zákon „{law}“.{what}",
		"foresee.tile": "Odteď dává v každé fázi hradů: {what}.",
		"foresee.nobleman": "Šlechticů u vaší tabule pak: {n}. Bodů navíc na konci: {gain}.",
		"foresee.upgrade": "Váš rytíř se silou {from} bude mít sílu {to}.",
		"reason.points.more": "Hned přináší body.",
		"reason.points.less": "Body připadnou jiným.",
		"reason.knights.more": "Rytířů vám přibude, nebo zesílí.",
		"reason.knights.less": "Stojí vás to rytíře.",
		"reason.gold.more": "Přibude vám zlato.",
		"reason.gold.less": "Stojí to zlato.",
		"reason.squires.more": "Přivede panoše.",
		"reason.squires.less": "Stojí to panoše.",
		"reason.votes.more": "Přinese hlasy do parlamentu.",
		"reason.votes.less": "Stojí to hlasy.",
		"reason.noblemen.more": "Ke stolu vám zasedne šlechtic.",
		"reason.noblemen.less": "Šlechtic připadne jiným.",
		"reason.castle.more": "Váš hrad roste.",
		"reason.castle.less": "Ostatní stavějí víc než vy.",
		"reason.france.more": "Méně rytířů uvázne ve Francii.",
		"reason.france.less": "Rytíř nějaký čas zůstane ve Francii.",
		"reason.start.more": "Příště začínáte.",
		"reason.start.less": "Příště začíná někdo jiný.",
		"others.points.more": "Zbývá vám víc bodů, než se dalo čekat.",
		"others.points.less": "Bere vám to body, nebo je dává jiným.",
		"others.knights.more": "Vaši rytíři jsou na tom teď lépe než jejich.",
		"others.knights.less": "Jiným přibývají rytíři, nebo jsou na tom vaši hůře.",
		"others.gold.more": "Se zlatem jste na tom lépe.",
		"others.gold.less": "Zlato připadá jiným, nebo ho máte méně vy.",
		"others.squires.more": "S panoši jste na tom lépe.",
		"others.squires.less": "Panoši připadají jiným, nebo jich máte méně vy.",
		"others.votes.more": "Jiní utratili hlasy: vaše váží víc.",
		"others.votes.less": "Jiní získali hlasy do parlamentu.",
		"others.noblemen.more": "Šlechtic je blíž k vaší tabuli.",
		"others.noblemen.less": "Šlechtic míří k cizí tabuli.",
		"others.castle.more": "Váš hrad si drží náskok, nebo dohání jejich.",
		"others.castle.less": "Hrady ostatních rostou rychleji než váš.",
		"others.start.more": "Začínat budete vy.",
		"others.start.less": "Začínat bude někdo jiný.",
		"others.france.more": "Vaši rytíři ve Francii jsou na tom lépe.",
		"others.france.less": "Ve Francii nad vámi získávají jiní.",
		"tally.france": "Války ve Francii",
		"tally.laws": "Zákony",
		"tally.rewards": "Hrabství, hrad, přízeň",
		"tally.knighthood": "Nejsilnější rytíři",
		"tally.extensions": "Nejvíc přístaveb",
		"tally.noblemen": "Šlechtici",
		"tally.round": "{n}. kolo",
		"tally.final": "Závěrečné počítání",
		"moment.law": "„{law}“ je zákonem",
		"moment.england": "Anglie vítězí v konfliktu {slot}",
		"moment.france": "Francie vítězí v konfliktu {slot}",
		"moment.expelled": "{who} ztrácí: {county}",
		"moment.captured": "{who}: rytíři padli do zajetí",
		"event.decided.all": "Rozhodli se: {list}.",
		"event.chosen.all": "První přístavbu si vybrali: {list}.",
		"event.gained.all": "Získáno: {list}.",
		"event.gained.one": "{who} {goods}",
		"tell.list": "{items}",
		"tell.sentence": "{what}.",
		"tell.times": "{n} o síle {strength}",
		"tell.county": "{county}: rytíř zde potřebuje sílu aspoň {least}; přináší: {reward}.",
		"tell.holder": "Drží ho {who}: síla {strength}, {squires}, celkem {total}.",
		"tell.free": "Nikdo ho nedrží.",
		"tell.names-start": "Kdo ho získá, určí začínajícího hráče.",
		"tell.peace": "Francie, {slot}: žádný konflikt.",
		"tell.conflict": "Francie, {slot}: Francouzi mají {french}, Angličané {english}.",
		"tell.spoils": "Body podle pořadí: {first}, {second}, {third}.",
		"tell.knights-there": "Je tam {who}: {knights}, celkem {total}.",
		"tell.favour": "Králova přízeň: {reward}.",
		"tell.favour.taken": "Králova přízeň: {reward}. V tomto kole je už vzata.",
		"tell.player": "{who}: {points}, {votes}, {noblemen}.",
		"tell.screened": "Zlato a panoši jsou za zástěnou.",
		"tell.goods": "Za zástěnou: {gold}, {squires}.",
		"tell.court": "Rytíři u dvora: {knights}.",
		"tell.room": "{room} ({knight})",
		"tell.in-castle": "Rytíři na hradě: {knights}.",
		"tell.extensions": "Přístavby: {rooms}.",
		"tell.noblemen": "Šlechtici, odkud jsou: {counties}.",
		"tell.ally.court": "Rytíři spojence u dvora: {knights}.",
		"tell.ally.in-castle": "Na hradě spojence: {knights}.",
		"tell.law.current": "{law}, platný zákon.",
		"tell.law.proposed": "{law}, navržený zákon.",
		"tell.law.passed": "{law}, přijato v tomto parlamentu.",
		"tell.law.rejected": "{law}, zamítnuto v tomto parlamentu.",
		"tell.law.votes": "{yes} pro, {no} proti: {ballots}.",
		"tell.space": "{space} přináší: {reward}.",
		"tell.space.pay": "{space} přináší: {reward}; cena: {cost}.",
		"tell.stands": "Stojí tam rytíř: {knight}.",
		"tell.empty": "Nestojí tam žádný rytíř.",
		"tell.extended": "Má přístavbu.",
		"tell.strength": "Rytíři o síle {strength}: u dvora {court}, v záloze {reserve}.",
		"outline.county": "Hrabství",
		"outline.least": "Nejmenší síla",
		"outline.reward": "Odměna",
		"outline.holder": "Drží",
		"outline.held": "{who}, {total}",
		"outline.nobody": "nikdo",
		"outline.none": "nic",
		"outline.noblemen": "Šlechtici",
		"outline.slot": "Místo",
		"outline.french": "Francouzi",
		"outline.english": "Angličané",
		"outline.points": "Body",
		"outline.knights": "Rytíři",
		"outline.knight": "Rytíř",
		"outline.law": "Zákon",
		"outline.state": "Stav",
		"outline.text": "Znění",
		"outline.in-force": "platí",
		"outline.proposed": "navržen",
		"outline.passed": "přijat",
		"outline.rejected": "zamítnut",
		"outline.players": "Hráči",
		"outline.player": "Hráč",
		"outline.room": "Místnost",
		"outline.yes": "ano",
		"outline.no": "ne",
		"outline.open": "volná",
		"outline.taken": "vzatá",
		"standing.abstain": "Na žádný zákon nedávat hlasy",
		"standing.no-exchange": "Nic nesměňovat, když to zákon nabídne",
		"standing.decline": "Odmítat vylepšení, destičky a cesty",
		"standing.reward": "Z hrabství brát odměnu, ne šlechtice",
		"standing.name-me": "Začínajícím hráčem jmenovat sebe"
	},
	de: {
		name: "Lancaster",
		tagline: "Ritter in die Grafschaften senden, das Parlament lenken und in Frankreich Ruhm ernten.",
		stage: "Runde {n} von {of}: {phase}",
		"option.figures": "Berichtigte Werte",
		"end.rounds": "Die fünfte Runde ist vorbei, alle Punkte sind gezählt.",
		who: "{who}",
		ally: "Verbündeter ({of})",
		"seat.blue": "Blau",
		"seat.green": "Grün",
		"seat.red": "Rot",
		"seat.yellow": "Gelb",
		"seat.purple": "Lila",
		"colour.green": "Grün",
		"colour.yellow": "Gelb",
		"goods.gold": {
			"one": "{n} Gold",
			"other": "{n} Gold"
		},
		"goods.squires": {
			"one": "{n} Knappe",
			"other": "{n} Knappen"
		},
		"goods.votes": {
			"one": "{n} Stimme",
			"other": "{n} Stimmen"
		},
		"goods.points": {
			"one": "{n} Punkt",
			"other": "{n} Punkte"
		},
		"word.gold": "Gold",
		"word.squires": "Knappen",
		"word.votes": "Stimmen",
		"word.points": "Machtpunkte",
		"word.court": "Hof",
		"word.reserve": "Reserve",
		"word.supply": "Vorrat",
		"word.castle": "Burg",
		"word.roundTable": "Tafelrunde",
		"word.allyCastle": "Burg des Verbündeten",
		"word.parliament": "Parlament",
		"word.currentLaws": "Geltende Gesetze",
		"word.proposedLaws": "Neue Gesetze",
		"word.counties": "Grafschaften",
		"word.conflicts": "Konflikte in Frankreich",
		"word.favours": "Gunst des Königs",
		"word.france": "Frankreich",
		"word.england": "England",
		"word.strength": "Stärke {n}",
		"word.knight": "Ritter der Stärke {n}",
		"word.nobleman": "Adliger {letter}",
		"word.noblemenLeft": {
			"one": "noch {n} Adliger",
			"other": "noch {n} Adlige"
		},
		"word.extension": "Ausbau",
		"word.startPlayer": "Startspieler",
		"word.round": "Runde {n} von {of}",
		"word.decided": "Hat entschieden",
		"word.undecided": "Überlegt noch",
		"word.hidden": "Hinter dem Sichtschirm",
		"word.empty": "Frei",
		"word.upperRow": "Erstes Jahr",
		"word.lowerRow": "Zweites Jahr",
		"word.faceDown": "In dieser Runde vergeben",
		"phase.ally": "Verbündete",
		"phase.extension": "Erster Ausbau",
		"phase.placement": "Ritter einsetzen",
		"phase.parliament": "Parlament",
		"phase.laws": "Gesetze",
		"phase.counties": "Grafschaften",
		"phase.castles": "Burgen",
		"phase.conflicts": "Konflikte",
		"phase.over": "Spielende",
		"county.stafford": "Stafford",
		"county.warwick": "Warwick",
		"county.norfolk": "Norfolk",
		"county.gloucester": "Gloucester",
		"county.oxford": "Oxford",
		"county.essex": "Essex",
		"county.somerset": "Somerset",
		"county.hampshire": "Hampshire",
		"county.surrey": "Surrey",
		"space.castle-gold": "Schatzkammer",
		"space.castle-squires": "Knappensaal",
		"space.castle-votes": "Ratskammer",
		"space.castle-mixed": "Vorratshaus",
		"space.castle-recruit": "Torhaus",
		"space.castle-upgrade": "Turnierplatz",
		"space.ally-castle-recruit": "Torhaus des Verbündeten",
		"space.ally-castle-upgrade": "Turnierplatz des Verbündeten",
		"slot.0": "oben links",
		"slot.1": "oben rechts",
		"slot.2": "unten links",
		"slot.3": "unten rechts",
		"effect.recruit": {
			"one": "ein neuer Ritter der Stärke {strength}",
			"other": "{n} neue Ritter der Stärke {strength}"
		},
		"effect.upgrade.owned": "einen Ritter aufwerten",
		"effect.upgrade.deployed": "einen eingesetzten Ritter aufwerten",
		"effect.swap": "einen eingesetzten Ritter der Stärke {from} gegen Stärke {to} tauschen",
		"effect.extension": "ein Ausbauplättchen",
		"effect.extensions": {
			"one": "{n} Ausbauplättchen",
			"other": "{n} Ausbauplättchen"
		},
		"effect.nobleman": "ein Adliger aus beliebiger Grafschaft",
		"effect.nobleman.ally": "ein Adliger, der aus dem Spiel geht",
		"effect.journey": "die Reise nach Frankreich",
		"effect.nothing": "nichts",
		"law.for": "{set}: {gets}.",
		"law.exchange": "Beliebig oft: Preis {cost}, dafür {gets}.",
		"law.most.gold": "Wer das meiste Gold hat: {gets}.",
		"law.most.squires": "Wer die meisten Knappen hat: {gets}.",
		"law.set.counties": {
			"one": "Für jede eigene Grafschaft",
			"other": "Für je {n} eigene Grafschaften"
		},
		"law.set.conflicts": {
			"one": "Für jeden Konflikt mit eigenen Rittern",
			"other": "Für je {n} Konflikte mit eigenen Rittern"
		},
		"law.set.extensions": {
			"one": "Für jeden Ausbau",
			"other": "Für je {n} Ausbauten"
		},
		"law.set.noblemen": {
			"one": "Für jeden Adligen",
			"other": "Für je {n} Adlige"
		},
		"law.set.knights": {
			"one": "Für jeden eingesetzten Ritter der Stärke {strength}",
			"other": "Für je {n} eingesetzte Ritter der Stärke {strength}"
		},
		"law.when.law-no-strength-two-upgrade": "Kein Ritter der Stärke 2 eingesetzt",
		"law.when.law-strength-three-to-four": "Stärke 3 eingesetzt und Stärke 4 in der Reserve",
		"law.when.law-three-weak-knights-points": "Alle drei Ritter der Stärke 1 eingesetzt",
		"law.when.law-four-strengths-points": "Ritter aller vier Stärken eingesetzt",
		"law.title.law-most-gold-upgrades": "Vorrecht der Reichen",
		"law.title.law-most-squires-recruits": "Vorrecht des Gefolges",
		"law.title.law-two-counties-points": "Grundherren",
		"law.title.law-gold-buys-votes": "Gekaufte Stimmen",
		"law.title.law-squire-and-gold-for-points": "Mann und Münze",
		"law.title.law-two-conflicts-extension": "Kriegsbeute",
		"law.title.law-strength-two-squires": "Knappen für Wackere",
		"law.title.law-two-conflicts-goods": "Nachschub",
		"law.title.law-no-strength-two-upgrade": "Beistand",
		"law.title.law-strength-three-to-four": "Letzter Ritterschlag",
		"law.title.law-three-extensions-points": "Baumeister",
		"law.title.law-conflict-points": "Ehre in Frankreich",
		"law.title.law-three-counties-points": "Herren der Grafschaften",
		"law.title.law-three-weak-knights-points": "Ehre der Geringen",
		"law.title.law-three-noblemen-recruit": "Söhne des Adels",
		"law.title.law-gold-for-points": "Goldener Ruhm",
		"law.title.law-squire-for-points": "Treue Dienste",
		"law.title.law-four-strengths-points": "Volles Aufgebot",
		"prompt.ally": "Wähle die Farbe deines Verbündeten.",
		"prompt.extension": "Wähle deinen ersten Ausbau. Alle werden zugleich gezeigt.",
		"prompt.place": "Setze einen Ritter von deinem Hof ein.",
		"prompt.place.two": "Setze einen eigenen Ritter oder einen deines Verbündeten ein.",
		"prompt.vote": "Abstimmung über Gesetz {n}, {law}. {text}",
		"prompt.castle": "Deine Burg: Was wertest du als Nächstes aus?",
		"prompt.favour": "Gunst des Königs: Wähle ein Plättchen.",
		"prompt.favour.ally": "Gunst des Königs für deinen Verbündeten: Wähle ein Plättchen.",
		"prompt.nobleman": "Wähle einen Adligen für deine Tafel.",
		"prompt.nobleman.ally": "Wähle einen Adligen, der aus dem Spiel geht.",
		"prompt.upgrade": "Werte einen deiner Ritter auf oder verzichte.",
		"prompt.upgrade.ally": "Werte einen Ritter deines Verbündeten auf oder verzichte.",
		"prompt.upgrade.deployed": "Werte einen deiner eingesetzten Ritter auf oder verzichte.",
		"prompt.upgrade.swap": "Tausche deinen Ritter der Stärke {from} gegen den der Stärke {to} oder verzichte.",
		"prompt.extend": "Wähle ein Ausbauplättchen oder verzichte.",
		"prompt.exchange": "{law}: Wie oft tauschst du? {text}",
		"prompt.exchange.none": "{law}: Einen Tausch kannst du nicht bezahlen. {text}",
		"prompt.county": "{county} gehört dir: Adliger, Belohnung oder beides?",
		"prompt.county.ally": "Dein Verbündeter hält {county}: einen Adligen entfernen oder die Belohnung nehmen?",
		"prompt.name": "{county} bestimmt den Startspieler. Wer soll es sein?",
		"prompt.journey": "Dein Ritter in {county} darf nach Frankreich reisen. In welchen Konflikt?",
		"prompt.journey.ally": "Der Ritter deines Verbündeten in {county} darf nach Frankreich reisen. In welchen Konflikt?",
		"prompt.ransom": "Der Konflikt {slot} ist verloren. Zahlst du Lösegeld?",
		"prompt.ransom.none": "Der Konflikt {slot} ist verloren, und Lösegeld kannst du nicht bezahlen.",
		"prompt.over": "Das Spiel ist zu Ende.",
		"prompt.wait": "Warten auf {who}: {what}.",
		"prompt.what.ally": "Farbe des Verbündeten",
		"prompt.what.extension": "erster Ausbau",
		"prompt.what.place": "einen Ritter einsetzen",
		"prompt.what.vote": "die Abstimmung",
		"prompt.what.castle": "die Burg",
		"prompt.what.favour": "Gunst des Königs",
		"prompt.what.nobleman": "ein Adliger",
		"prompt.what.upgrade": "eine Aufwertung",
		"prompt.what.extend": "ein Ausbauplättchen",
		"prompt.what.exchange": "ein Tausch",
		"prompt.what.county": "Belohnung einer Grafschaft",
		"prompt.what.name": "der neue Startspieler",
		"prompt.what.journey": "die Reise nach Frankreich",
		"prompt.what.ransom": "Lösegeld",
		"move.forAlly": "Verbündeter: {move}",
		"move.ally": "Verbündeter in der Farbe {colour}",
		"move.extend": "{space}: {reward}",
		"move.extend.pay": "{space}: Preis {cost}, dafür {reward}",
		"move.county": "Stärke {strength} nach {county}",
		"move.county.squires": {
			"one": "Stärke {strength} mit {n} Knappen nach {county}",
			"other": "Stärke {strength} mit {n} Knappen nach {county}"
		},
		"move.castle": "Stärke {strength} in die Burg, {space}",
		"move.conflict": "Stärke {strength} in den Konflikt {slot} (Frankreich {french})",
		"move.pass": "Passen: kein Ritter findet einen Platz",
		"move.favour": "Gunst: {reward}",
		"move.favour.lost": "Umdrehen: {reward}, verfällt beim Verbündeten",
		"move.nobleman": "Adliger aus {county}",
		"move.nobleman.remove": "Einen Adligen aus {county} entfernen",
		"move.upgrade.court": "Stärke {from} auf {to}, am Hof",
		"move.upgrade.county": "Stärke {from} auf {to}, in {county}",
		"move.upgrade.castle": "Stärke {from} auf {to}, in der Burg, {space}",
		"move.upgrade.conflict": "Stärke {from} auf {to}, im Konflikt {slot}",
		"move.decline": "Verzichten",
		"move.vote.yes": "Ja",
		"move.vote.yes.with": {
			"one": "Ja, mit {n} Stimme",
			"other": "Ja, mit {n} Stimmen"
		},
		"move.vote.no": "Nein",
		"move.vote.no.with": {
			"one": "Nein, mit {n} Stimme",
			"other": "Nein, mit {n} Stimmen"
		},
		"move.exchange": "Preis {cost}, dafür {gets}",
		"move.exchange.none": "Nicht tauschen",
		"move.take.reward": "Belohnung: {reward}",
		"move.take.both": "Beides, Preis {cost}: der Adlige aus {county} und {reward}",
		"move.name": "{who} bestimmen",
		"move.journey": "In den Konflikt {slot} reisen (Frankreich {french})",
		"move.resolve.knight": "Ritter, {space}: {reward}",
		"move.resolve.knight.pay": "Ritter, {space}: Preis {cost}, dafür {reward}",
		"move.resolve.tile": "Ausbau, {space}: {reward}",
		"move.resolve.tile.pay": "Ausbau, {space}: Preis {cost}, dafür {reward}",
		"move.resolve.ally": "{space}: {reward}",
		"move.free": {
			"one": "Einen Ritter der Stärke {strength} für {n} Gold auslösen",
			"other": "Einen Ritter der Stärke {strength} für {n} Gold auslösen"
		},
		"move.done": "Mit der Burg fertig",
		"move.done.ransom": "Kein weiteres Lösegeld",
		"event.ally": "{who} führt den Verbündeten in der Farbe {colour}.",
		"event.chosen": "{who} hat den ersten Ausbau gewählt.",
		"event.extensions": "Erste Ausbauten: {list}.",
		"event.extensions.one": "{who} {space}",
		"event.placed": "{who} schickt einen Ritter der Stärke {strength} nach {county}.",
		"event.placed.squires": {
			"one": "{who} schickt einen Ritter der Stärke {strength} mit {n} Knappen nach {county}.",
			"other": "{who} schickt einen Ritter der Stärke {strength} mit {n} Knappen nach {county}."
		},
		"event.expelled": "{who} verliert {county}; der Ritter der Stärke {strength} kehrt an den Hof zurück.",
		"event.expelled.squires": {
			"one": "{who} verliert {county}; der Ritter der Stärke {strength} kehrt an den Hof zurück, {n} Knappe ist verloren.",
			"other": "{who} verliert {county}; der Ritter der Stärke {strength} kehrt an den Hof zurück, {n} Knappen sind verloren."
		},
		"event.castled": "{who} setzt einen Ritter der Stärke {strength} in die Burg: {space}.",
		"event.joined": "{who} zieht mit Stärke {strength} in den Konflikt {slot} (Frankreich {french}).",
		"event.joined.journey": "{who} reist mit Stärke {strength} in den Konflikt {slot} (Frankreich {french}).",
		"event.passed": "{who} findet keinen Platz für einen Ritter und passt.",
		"event.favour": "{who} erhält die Gunst des Königs: {reward}.",
		"event.favour.lost": "{who} erhält die Gunst des Königs: {reward}, verfällt beim Verbündeten.",
		"event.gained": "{who} erhält: {goods}.",
		"event.paid": "{who} zahlt: {goods}.",
		"event.recruited": "{who} wirbt einen Ritter der Stärke {strength} an.",
		"event.upgraded": "{who} wertet einen Ritter von Stärke {from} auf {to} auf.",
		"event.declined.upgrade": "{who} verzichtet auf die Aufwertung.",
		"event.declined.extension": "{who} verzichtet auf den Ausbau.",
		"event.declined.journey": "{who} verzichtet auf die Reise nach Frankreich.",
		"event.declined.ransom": "{who} zahlt kein weiteres Lösegeld.",
		"event.extended": "{who} baut die Burg aus: {space}.",
		"event.nobleman": "{who} begrüßt den Adligen aus {county}.",
		"event.removed": "{who} nimmt einen Adligen aus {county} aus dem Spiel.",
		"event.decided": "{who} hat entschieden.",
		"event.counted.passed": "„{law}“ wird angenommen, {yes} zu {no} ({list}).",
		"event.counted.rejected": "„{law}“ wird abgelehnt, {yes} zu {no} ({list}).",
		"event.ballot.yes": "{who}: ja +{n}",
		"event.ballot.no": "{who}: nein +{n}",
		"event.unused": {
			"one": "{n} ungenutzte Stimme geht in den Vorrat zurück.",
			"other": "{n} ungenutzte Stimmen gehen in den Vorrat zurück."
		},
		"event.law": "„{law}“ kommt zur Anwendung.",
		"event.most.gold": "Das meiste Gold: {list}.",
		"event.most.squires": "Die meisten Knappen: {list}.",
		"event.most.nobody.gold": "Niemand hat Gold.",
		"event.most.nobody.squires": "Niemand hat Knappen.",
		"event.exchanged": {
			"one": "{who} tauscht einmal.",
			"other": "{who} tauscht {n}-mal."
		},
		"event.exchanged.none": "{who} tauscht nicht.",
		"event.took.nobleman": "{county}: {who} wählt den Adligen.",
		"event.took.reward": "{county}: {who} wählt die Belohnung.",
		"event.took.both": "{county}: {who} wählt beides.",
		"event.start": "{who} ist Startspieler.",
		"event.resolved.knight": "{who} nutzt einen Burgritter: {space}.",
		"event.resolved.tile": "{who} nutzt einen Ausbau: {space}.",
		"event.skipped": "{who} ist mit der Burg fertig.",
		"event.roundTable": {
			"one": "{who} ruft die Tafelrunde zusammen: {n} Stimme.",
			"other": "{who} ruft die Tafelrunde zusammen: {n} Stimmen."
		},
		"event.battle.england": "England gewinnt den Konflikt {slot}, {sum} gegen {french}: {list}.",
		"event.battle.france": "Frankreich gewinnt den Konflikt {slot}, {french} gegen {sum}: {list}.",
		"event.battle.england.empty": "England gewinnt den Konflikt {slot}, {sum} gegen {french}.",
		"event.battle.france.empty": "Frankreich gewinnt den Konflikt {slot}, {french} gegen {sum}. Niemand war dort.",
		"event.points": {
			"one": "{who} {n} Punkt",
			"other": "{who} {n} Punkte"
		},
		"event.freed": "{who} löst einen Ritter der Stärke {strength} aus.",
		"event.captured": {
			"one": "{who}: {n} gefangener Ritter geht in die Reserve.",
			"other": "{who}: {n} gefangene Ritter gehen in die Reserve."
		},
		"event.round": "Runde {round} beginnt. Neue Gesetze: {laws}.",
		"event.stocks": "Die Sichtschirme fallen: {list}.",
		"event.stocks.one": "{who} {gold}, {squires}",
		"event.scored.knighthood": "Stärkste Ritterschaft: {list}.",
		"event.scored.extensions": "Meiste Ausbauten: {list}.",
		"event.scored.noblemen": "Adlige an der Tafel: {list}.",
		"fact.strength": "Ritterstärke {n}",
		"fact.extensions": {
			"one": "{n} Ausbau",
			"other": "{n} Ausbauten"
		},
		"fact.noblemen": {
			"one": "{n} Adliger",
			"other": "{n} Adlige"
		},
		"fact.start": "Startspieler",
		"refused.over": "Das Spiel ist zu Ende.",
		"refused.not-your-turn": "Du bist nicht am Zug.",
		"refused.vote-fixed": "Deine Stimme ist abgegeben und lässt sich nicht mehr ändern.",
		"refused.vote-now": "Stimme zuerst mit Ja oder Nein.",
		"refused.votes-short": "So viele Stimmen hast du nicht.",
		"refused.place-now": "Setze einen Ritter ein: Grafschaft, Burg oder Konflikt.",
		"refused.must-place": "Passen darfst du nur, wenn kein Ritter einen Platz findet.",
		"refused.no-ally": "Verbündete gibt es nur zu zweit.",
		"refused.no-knight": "Am Hof ist kein solcher Ritter.",
		"refused.no-space": "Diese Burg hat kein solches Feld.",
		"refused.covered": "Ein Ausbau bedeckt dieses Feld.",
		"refused.space-taken": "Auf diesem Feld steht schon ein Ritter.",
		"refused.conflict-full": "Alle drei Plätze dieses Konflikts sind belegt.",
		"refused.no-conflict": "Dort liegt kein Konflikt.",
		"refused.minimum": "Der Ritter allein muss die Mindeststärke erreichen; Knappen zählen nicht.",
		"refused.own-county": "Diese Grafschaft hält deine Seite schon.",
		"refused.ally-squires": "Ritter eines Verbündeten haben nie Knappen.",
		"refused.not-stronger": "Deine Summe muss größer sein als die, die dort steht.",
		"refused.squires-short": "So viele Knappen hast du nicht.",
		"refused.favour-now": "Wähle zuerst ein Gunstplättchen.",
		"refused.favour-taken": "Dieses Gunstplättchen liegt verdeckt.",
		"refused.no-nobleman": "Für dich ist kein Adliger dieser Art mehr da.",
		"refused.no-both": "Für beides brauchst du einen verfügbaren Adligen und genug Gold.",
		"refused.no-upgrade": "Dieser Ritter lässt sich nicht aufwerten: Die nächste Stärke muss in der Reserve sein.",
		"refused.stock-short": "Für so viele Tausche reicht dein Besitz nicht.",
		"refused.no-ransom": "Du hast keinen solchen Gefangenen oder zu wenig Gold.",
		"refused.free-left": "Werte zuerst aus, was nichts kostet.",
		"refused.cannot-resolve": "Dort ist nichts mehr auszuwerten, oder du kannst nicht zahlen.",
		"refused.not-offered": "Das steht jetzt nicht zur Wahl.",
		"refused.first-ally": "Erst wählt jeder Spieler einen Verbündeten.",
		"refused.first-extension": "Erst wird ein Anbau für die Burg gewählt; Ritter werden in der Einsetzphase gesetzt.",
		"refused.first-parliament": "Das Parlament tagt: Erst wird über das Gesetz abgestimmt. Ritter werden nächste Runde wieder gesetzt.",
		"refused.first-castles": "Jetzt zahlen die Burgen: Werte dort deine Ritter und Anbauten aus. Ritter werden nächste Runde wieder gesetzt.",
		"refused.first-favour": "Erst wird ein Gunstplättchen gewählt.",
		"refused.first-nobleman": "Erst wird ein Adliger gewählt.",
		"refused.first-upgrade": "Erst wird der Ritter gewählt, der stärker wird.",
		"refused.first-exchange": "Erst wird gesagt, wie oft du nach diesem Gesetz tauschst.",
		"refused.first-county": "Erst wird gesagt, was deine Grafschaft gibt: Adligen, Belohnung oder beides.",
		"refused.first-name": "Erst wird der Startspieler benannt.",
		"refused.first-journey": "Erst wird gesagt, wohin der Ritter segelt.",
		"refused.first-ransom": "Erst wird gesagt, welche Gefangenen freigekauft werden.",
		"foresee.county.holds": "{county}: Wer dich vertreiben will, braucht mehr als {strength}.",
		"foresee.county.drives": "Vertreibt {who} (Stärke {strength}).",
		"foresee.county.own": "{county} gehört dir schon (Stärke {strength}).",
		"foresee.conflict.won": "England hätte {total} gegen {french} und würde gewinnen. Dein Rang: {place}, Punkte: {n}.",
		"foresee.conflict.short": "England hätte {total} gegen {french}: {n} zu wenig.",
		"foresee.conflict.hopeless": "England hätte {total} gegen {french}, und alle Ritter an allen Höfen zusammen reichen nicht.",
		"foresee.conflict.prison": "Bleibt er verloren, gerät dein Ritter in Gefangenschaft.",
		"foresee.upgrade.none": "Keiner deiner Ritter lässt sich jetzt aufwerten.",
		"foresee.left.gold": "Gold danach: {n}.",
		"foresee.left.squires": "Knappen danach: {n}.",
		"foresee.left.votes": "Stimmen danach: {n}.",
		"foresee.votes.last": "Das ist das letzte Gesetz: Übrige Stimmen gehen zurück.",
		"foresee.castle.dear": "So wie es steht, kannst du es nicht bezahlen.",
		"foresee.law.nothing": "nichts",
		"foresee.law.exchange": "ein Tausch nach deiner Wahl",
		"foresee.law.gets": "{gets}",
		"foresee.law.mine": "Das Gesetz „{law}“ gäbe dir jetzt: {what}.",
		"foresee.law.most": "Das Gesetz „{law}“ belohnt, wer am meisten hat.{what}",
		"foresee.law.out": "Geht es durch, fällt „{law}“ weg. Das gibt dir jetzt: {what}.",
		"foresee.law.out.most": "Geht es durch, fällt „{law}“ weg.{what}",
		"foresee.law.falls": "Fällt es durch, tritt nichts an seine Stelle.",
		"foresee.law.stays": "Fällt es durch, bleibt „{law}“. Das gibt dir jetzt: {what}.",
		"foresee.law.stays.most": "Fällt es durch, bleibt „{law}“.{what}",
		"foresee.tile": "Von nun an gibt es in jeder Burgphase: {what}.",
		"foresee.nobleman": "Adlige an deiner Tafel dann: {n}. Punkte mehr am Ende: {gain}.",
		"foresee.upgrade": "Dein Ritter der Stärke {from} bekommt Stärke {to}.",
		"reason.points.more": "Es bringt sofort Punkte.",
		"reason.points.less": "Es lässt anderen Punkte.",
		"reason.knights.more": "Du bekommst mehr oder stärkere Ritter.",
		"reason.knights.less": "Es kostet dich Ritter.",
		"reason.gold.more": "Dein Beutel wächst.",
		"reason.gold.less": "Es kostet Gold.",
		"reason.squires.more": "Es bringt Knappen.",
		"reason.squires.less": "Es kostet Knappen.",
		"reason.votes.more": "Es bringt Stimmen fürs Parlament.",
		"reason.votes.less": "Es kostet Stimmen.",
		"reason.noblemen.more": "Ein Adliger kommt an deine Tafel.",
		"reason.noblemen.less": "Ein Adliger geht an andere.",
		"reason.castle.more": "Deine Burg wächst.",
		"reason.castle.less": "Andere bauen mehr an ihrer Burg als du.",
		"reason.france.more": "Weniger Ritter sitzen in Frankreich fest.",
		"reason.france.less": "Ein Ritter bleibt eine Weile in Frankreich.",
		"reason.start.more": "Nächstes Mal beginnst du.",
		"reason.start.less": "Nächstes Mal beginnt jemand anderes.",
		"others.points.more": "Das lässt dir mehr Punkte, als zu erwarten war.",
		"others.points.less": "Das nimmt dir Punkte oder gibt sie anderen.",
		"others.knights.more": "Deine Ritter stehen jetzt besser da als ihre.",
		"others.knights.less": "Andere gewinnen Ritter, oder deine stehen schlechter.",
		"others.gold.more": "Beim Gold stehst du dadurch besser.",
		"others.gold.less": "Gold geht an andere, oder weniger an dich.",
		"others.squires.more": "Bei den Knappen stehst du dadurch besser.",
		"others.squires.less": "Knappen gehen an andere, oder weniger an dich.",
		"others.votes.more": "Andere haben Stimmen ausgegeben: Deine wiegen mehr.",
		"others.votes.less": "Andere haben Stimmen fürs Parlament gewonnen.",
		"others.noblemen.more": "Ein Adliger ist deiner Tafel näher.",
		"others.noblemen.less": "Ein Adliger geht an eine andere Tafel.",
		"others.castle.more": "Deine Burg hält ihren Vorsprung oder holt auf.",
		"others.castle.less": "Die Burgen anderer wachsen schneller als deine.",
		"others.start.more": "Du wirst beginnen.",
		"others.start.less": "Jemand anderes wird beginnen.",
		"others.france.more": "Deine Ritter in Frankreich stehen dadurch besser.",
		"others.france.less": "In Frankreich holen andere dir gegenüber auf.",
		"tally.france": "Kriege in Frankreich",
		"tally.laws": "Gesetze",
		"tally.rewards": "Grafschaften, Burg, Gunst",
		"tally.knighthood": "Stärkste Ritterschaft",
		"tally.extensions": "Meiste Ausbauten",
		"tally.noblemen": "Adlige",
		"tally.round": "Runde {n}",
		"tally.final": "Schlusswertung",
		"moment.law": "„{law}“ wird Gesetz",
		"moment.england": "England siegt im Konflikt {slot}",
		"moment.france": "Frankreich siegt im Konflikt {slot}",
		"moment.expelled": "{who} verliert {county}",
		"moment.captured": "{who}: Ritter werden gefangen",
		"event.decided.all": "{list} haben entschieden.",
		"event.chosen.all": "{list} haben einen ersten Ausbau gewählt.",
		"event.gained.all": "Erhalten: {list}.",
		"event.gained.one": "{who} {goods}",
		"tell.list": "{items}",
		"tell.sentence": "{what}.",
		"tell.times": "{n} der Stärke {strength}",
		"tell.county": "{county}: Ein Ritter braucht hier mindestens Stärke {least}; Lohn: {reward}.",
		"tell.holder": "{who} hält sie: Stärke {strength}, {squires}, zusammen {total}.",
		"tell.free": "Niemand hält sie.",
		"tell.names-start": "Wer sie gewinnt, bestimmt den Startspieler.",
		"tell.peace": "Frankreich, {slot}: kein Konflikt.",
		"tell.conflict": "Frankreich, {slot}: die Franzosen haben {french}, die Engländer {english}.",
		"tell.spoils": "Punkte nach Rang: {first}, {second}, {third}.",
		"tell.knights-there": "{who} ist dort: {knights}, zusammen {total}.",
		"tell.favour": "Gunst des Königs: {reward}.",
		"tell.favour.taken": "Gunst des Königs: {reward}. Sie ist in dieser Runde vergeben.",
		"tell.player": "{who}: {points}, {votes}, {noblemen}.",
		"tell.screened": "Gold und Knappen liegen hinter dem Sichtschirm.",
		"tell.goods": "Hinter dem Sichtschirm: {gold}, {squires}.",
		"tell.court": "Ritter am Hof: {knights}.",
		"tell.room": "{room} ({knight})",
		"tell.in-castle": "Ritter in der Burg: {knights}.",
		"tell.extensions": "Ausbauten: {rooms}.",
		"tell.noblemen": "Adlige aus: {counties}.",
		"tell.ally.court": "Ritter des Verbündeten am Hof: {knights}.",
		"tell.ally.in-castle": "In der Burg des Verbündeten: {knights}.",
		"tell.law.current": "{law}, geltendes Gesetz.",
		"tell.law.proposed": "{law}, vorgeschlagenes Gesetz.",
		"tell.law.passed": "{law}, in diesem Parlament angenommen.",
		"tell.law.rejected": "{law}, in diesem Parlament abgelehnt.",
		"tell.law.votes": "{yes} dafür, {no} dagegen: {ballots}.",
		"tell.space": "{space}. Lohn: {reward}.",
		"tell.space.pay": "{space}. Lohn: {reward}; Preis: {cost}.",
		"tell.stands": "Ein Ritter steht dort: {knight}.",
		"tell.empty": "Kein Ritter steht dort.",
		"tell.extended": "Dort ist ein Ausbau.",
		"tell.strength": "Ritter der Stärke {strength}: {court} am Hof, {reserve} in der Reserve.",
		"outline.county": "Grafschaft",
		"outline.least": "Mindeststärke",
		"outline.reward": "Lohn",
		"outline.holder": "Gehalten von",
		"outline.held": "{who}, {total}",
		"outline.nobody": "niemand",
		"outline.none": "keiner",
		"outline.noblemen": "Adlige",
		"outline.slot": "Ort",
		"outline.french": "Franzosen",
		"outline.english": "Engländer",
		"outline.points": "Punkte",
		"outline.knights": "Ritter",
		"outline.knight": "Ritter",
		"outline.law": "Gesetz",
		"outline.state": "Stand",
		"outline.text": "Wortlaut",
		"outline.in-force": "gilt",
		"outline.proposed": "vorgeschlagen",
		"outline.passed": "angenommen",
		"outline.rejected": "abgelehnt",
		"outline.players": "Spieler",
		"outline.player": "Spieler",
		"outline.room": "Raum",
		"outline.yes": "ja",
		"outline.no": "nein",
		"outline.open": "frei",
		"outline.taken": "vergeben",
		"standing.abstain": "Bei keinem Gesetz Stimmen einsetzen",
		"standing.no-exchange": "Nichts tauschen, wenn ein Gesetz es anbietet",
		"standing.decline": "Aufwertungen, Plättchen und Reisen ablehnen",
		"standing.reward": "Aus einer Grafschaft die Belohnung nehmen, nicht den Adligen",
		"standing.name-me": "Mich selbst zum Startspieler machen"
	}
};
//#endregion
export { game, words };
