// Rules version 1, frozen by "roses freeze". It is never edited: its hash is in index.ts.
//#region games/wars-of-the-roses/about.ts
var about = {
	id: "wars-of-the-roses",
	version: 1,
	seatCounts: [
		2,
		3,
		4
	],
	options: [{
		id: "figures",
		kind: "figures",
		default: null
	}],
	rulePrefix: "WR",
	designer: "Peter Hawes",
	publisher: "Z-Man Games",
	year: 2009,
	minutes: [120, 180],
	talk: { rule: "WR-15.2" }
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
function canonical(value) {
	if (typeof value === "number") return Number.isFinite(value) ? `${value}` : "null";
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
	if (Array.isArray(value)) return listText(value);
	const object = value;
	let text = "";
	for (const key of sortedKeys(Object.keys(object))) text += (text === "" ? "{" : ",") + keyText(key) + canonical(object[key]);
	return text === "" ? "{}" : `${text}}`;
}
function listText(list) {
	let text = "";
	for (const item of list) {
		if (typeof item !== "object" || item === null) continue;
		for (const each of list) text += (text === "" ? "[" : ",") + canonical(each);
		return `${text}]`;
	}
	return JSON.stringify(list);
}
var FEW = 24;
function sortedKeys(keys) {
	if (keys.length > FEW) return keys.sort();
	for (let i = 1; i < keys.length; i++) {
		const key = keys[i];
		let place = i;
		for (; place > 0 && keys[place - 1] > key; place--) keys[place] = keys[place - 1];
		keys[place] = key;
	}
	return keys;
}
var quotes = new Map();
var QUOTES_KEPT = 1e4;
function keyText(key) {
	const known = quotes.get(key);
	if (known !== void 0) return known;
	if (quotes.size >= QUOTES_KEPT) quotes.clear();
	const text = `${JSON.stringify(key)}:`;
	quotes.set(key, text);
	return text;
}
var data_default = {
	turns: 5,
	startingMoney: 6,
	chartOrder: [
		"noble",
		"castle",
		"large-town",
		"bishop",
		"town",
		"port",
		"ship"
	],
	types: {
		"noble": { "givesPresence": true },
		"castle": {
			"controlPoints": 6,
			"garrison": 3,
			"givesPresence": true
		},
		"large-town": {
			"controlPoints": 4,
			"garrison": 2,
			"givesPresence": true
		},
		"bishop": {
			"controlPoints": 3,
			"givesPresence": true
		},
		"town": {
			"controlPoints": 3,
			"garrison": 2,
			"givesPresence": true
		},
		"port": {
			"controlPoints": 2,
			"garrison": 1,
			"givesPresence": true
		},
		"ship": {
			"controlPoints": 2,
			"givesPresence": false
		}
	},
	parliamentOrder: [
		"northern-marches",
		"northern-england",
		"midlands",
		"south-east-england",
		"west-country",
		"wales"
	],
	regions: {
		"northern-marches": {
			"votes": 4,
			"first": 4,
			"second": 1
		},
		"northern-england": {
			"votes": 9,
			"first": 9,
			"second": 6
		},
		"midlands": {
			"votes": 8,
			"first": 8,
			"second": 5
		},
		"south-east-england": {
			"votes": 7,
			"first": 7,
			"second": 4
		},
		"west-country": {
			"votes": 6,
			"first": 6,
			"second": 3
		},
		"wales": {
			"votes": 5,
			"first": 5,
			"second": 2
		}
	},
	landAdjacency: [
		["northern-marches", "northern-england"],
		["northern-england", "midlands"],
		["northern-england", "wales"],
		["midlands", "south-east-england"],
		["south-east-england", "west-country"],
		["west-country", "wales"],
		["wales", "midlands"]
	],
	landReach: 1,
	seaZones: {
		"sea-northern-marches-west": { "region": "northern-marches" },
		"sea-northern-england-west": { "region": "northern-england" },
		"sea-wales": { "region": "wales" },
		"sea-west-country": { "region": "west-country" },
		"sea-south-east-england": { "region": "south-east-england" },
		"sea-midlands": { "region": "midlands" },
		"sea-northern-england-east": { "region": "northern-england" },
		"sea-northern-marches-east": { "region": "northern-marches" }
	},
	seaAdjacency: [
		["sea-northern-marches-west", "sea-northern-england-west"],
		["sea-northern-england-west", "sea-wales"],
		["sea-wales", "sea-west-country"],
		["sea-west-country", "sea-south-east-england"],
		["sea-south-east-england", "sea-midlands"],
		["sea-midlands", "sea-northern-england-east"],
		["sea-northern-england-east", "sea-northern-marches-east"]
	],
	seaReach: 2,
	assets: {
		"castle-bamburgh": {
			"type": "castle",
			"region": "northern-marches"
		},
		"large-town-newcastle": {
			"type": "large-town",
			"region": "northern-marches",
			"income": 4
		},
		"town-durham": {
			"type": "town",
			"region": "northern-marches",
			"income": 3
		},
		"port-berwick": {
			"type": "port",
			"region": "northern-marches",
			"income": 2
		},
		"castle-pontefract": {
			"type": "castle",
			"region": "northern-england"
		},
		"large-town-york": {
			"type": "large-town",
			"region": "northern-england",
			"income": 6
		},
		"town-lincoln": {
			"type": "town",
			"region": "northern-england",
			"income": 4
		},
		"port-kingston": {
			"type": "port",
			"region": "northern-england",
			"income": 3
		},
		"castle-kenilworth": {
			"type": "castle",
			"region": "midlands"
		},
		"large-town-coventry": {
			"type": "large-town",
			"region": "midlands",
			"income": 5
		},
		"town-norwich": {
			"type": "town",
			"region": "midlands",
			"income": 4
		},
		"port-kings-lynn": {
			"type": "port",
			"region": "midlands",
			"income": 3
		},
		"castle-windsor": {
			"type": "castle",
			"region": "south-east-england"
		},
		"large-town-london": {
			"type": "large-town",
			"region": "south-east-england",
			"income": 7
		},
		"town-winchester": {
			"type": "town",
			"region": "south-east-england",
			"income": 3
		},
		"port-sandwich": {
			"type": "port",
			"region": "south-east-england",
			"income": 3
		},
		"castle-carisbrooke": {
			"type": "castle",
			"region": "west-country"
		},
		"large-town-bristol": {
			"type": "large-town",
			"region": "west-country",
			"income": 6
		},
		"town-exeter": {
			"type": "town",
			"region": "west-country",
			"income": 3
		},
		"port-plymouth": {
			"type": "port",
			"region": "west-country",
			"income": 2
		},
		"castle-harlech": {
			"type": "castle",
			"region": "wales"
		},
		"large-town-cardiff": {
			"type": "large-town",
			"region": "wales",
			"income": 4
		},
		"town-st-davids": {
			"type": "town",
			"region": "wales",
			"income": 2
		},
		"port-caernarfon": {
			"type": "port",
			"region": "wales",
			"income": 2
		},
		"bishop-durham": {
			"type": "bishop",
			"region": "northern-marches",
			"income": 4,
			"cathedralTown": "town-durham"
		},
		"bishop-york": {
			"type": "bishop",
			"region": "northern-england",
			"income": 5,
			"cathedralTown": "large-town-york"
		},
		"bishop-norwich": {
			"type": "bishop",
			"region": "midlands",
			"income": 4,
			"cathedralTown": "town-norwich"
		},
		"bishop-winchester": {
			"type": "bishop",
			"region": "south-east-england",
			"income": 5,
			"cathedralTown": "town-winchester"
		},
		"bishop-exeter": {
			"type": "bishop",
			"region": "west-country",
			"income": 3,
			"cathedralTown": "town-exeter"
		},
		"bishop-st-davids": {
			"type": "bishop",
			"region": "wales",
			"income": 3,
			"cathedralTown": "town-st-davids"
		},
		"ship-berwick": {
			"type": "ship",
			"region": "northern-marches",
			"income": 2,
			"homePort": "port-berwick",
			"homeZone": "sea-northern-marches-east"
		},
		"ship-kingston": {
			"type": "ship",
			"region": "northern-england",
			"income": 3,
			"homePort": "port-kingston",
			"homeZone": "sea-northern-england-east"
		},
		"ship-kings-lynn": {
			"type": "ship",
			"region": "midlands",
			"income": 3,
			"homePort": "port-kings-lynn",
			"homeZone": "sea-midlands"
		},
		"ship-sandwich": {
			"type": "ship",
			"region": "south-east-england",
			"income": 3,
			"homePort": "port-sandwich",
			"homeZone": "sea-south-east-england"
		},
		"ship-plymouth": {
			"type": "ship",
			"region": "west-country",
			"income": 3,
			"homePort": "port-plymouth",
			"homeZone": "sea-west-country"
		},
		"ship-caernarfon": {
			"type": "ship",
			"region": "wales",
			"income": 2,
			"homePort": "port-caernarfon",
			"homeZone": "sea-wales"
		},
		"noble-percy": {
			"type": "noble",
			"region": "northern-marches",
			"controlPoints": 9
		},
		"noble-clifford": {
			"type": "noble",
			"region": "northern-marches",
			"controlPoints": 4
		},
		"noble-neville-westmorland": {
			"type": "noble",
			"region": "northern-england",
			"controlPoints": 8
		},
		"noble-stanley": {
			"type": "noble",
			"region": "northern-england",
			"controlPoints": 6
		},
		"noble-plantagenet": {
			"type": "noble",
			"region": "midlands",
			"controlPoints": 9
		},
		"noble-mowbray": {
			"type": "noble",
			"region": "midlands",
			"controlPoints": 7
		},
		"noble-stafford": {
			"type": "noble",
			"region": "south-east-england",
			"controlPoints": 6
		},
		"noble-woodville": {
			"type": "noble",
			"region": "south-east-england",
			"controlPoints": 5
		},
		"noble-neville-salisbury": {
			"type": "noble",
			"region": "west-country",
			"controlPoints": 10
		},
		"noble-beaufort": {
			"type": "noble",
			"region": "west-country",
			"controlPoints": 7
		},
		"noble-tudor": {
			"type": "noble",
			"region": "wales",
			"controlPoints": 5
		},
		"noble-herbert": {
			"type": "noble",
			"region": "wales",
			"controlPoints": 4
		}
	},
	troops: {
		"cost": 3,
		"counters": 20,
		"mercenaryCounters": 17,
		"mercenariesPerCard": [
			2,
			3,
			3,
			4,
			5
		]
	},
	bribery: {
		"whiteCubes": 6,
		"blackCubes": 6,
		"whitePrice": 1,
		"blackPrice": 2
	},
	captainOfCalais: {
		"bidRegions": ["midlands", "south-east-england"],
		"controlPoints": 4,
		"victoryPoints": 4,
		"givesPresence": false
	},
	awards: {
		"victoryPoints": 4,
		"minimum": 2,
		"counts": {
			"lord-high-admiral": "ship",
			"archbishop-of-canterbury": "bishop",
			"constable-of-the-tower": "castle",
			"warden-of-the-cinque-ports": "port"
		}
	},
	bonuses: {
		"trade": 2,
		"church": 3
	},
	king: { "victoryPoints": 5 },
	frenchAid: {
		"turns": [
			2,
			3,
			4,
			5
		],
		"maximum": 25
	},
	draft: {
		"2": {
			"display": [
				12,
				8,
				8,
				8,
				8
			],
			"picks": [
				6,
				4,
				4,
				4,
				4
			]
		},
		"3": {
			"display": [
				9,
				9,
				9,
				9,
				9
			],
			"picks": [
				3,
				3,
				3,
				3,
				3
			]
		},
		"4": {
			"display": [
				12,
				8,
				8,
				8,
				8
			],
			"picks": [
				3,
				2,
				2,
				2,
				2
			]
		}
	},
	confidence: {
		"regions.northern-marches.first": "inferred",
		"regions.northern-marches.second": "inferred",
		"regions.midlands.first": "inferred",
		"regions.midlands.second": "inferred",
		"regions.west-country.first": "inferred",
		"regions.west-country.second": "inferred",
		"regions.wales.first": "inferred",
		"regions.wales.second": "inferred",
		"landAdjacency.northern-marches--northern-england": "inferred",
		"landAdjacency.northern-england--midlands": "inferred",
		"landAdjacency.northern-england--wales": "inferred",
		"landAdjacency.midlands--south-east-england": "inferred",
		"landAdjacency.west-country--wales": "inferred",
		"landAdjacency.wales--midlands": "inferred",
		"landAdjacency.not.midlands--west-country": "inferred",
		"seaAdjacency": "inferred",
		"assets.castle-bamburgh.region": "inferred",
		"assets.large-town-newcastle.name": "reconstructed",
		"assets.large-town-newcastle.income": "reconstructed",
		"assets.town-durham.name": "reconstructed",
		"assets.town-durham.income": "reconstructed",
		"assets.town-durham.cathedral": "reconstructed",
		"assets.port-berwick.income": "reconstructed",
		"assets.large-town-york.cathedral": "inferred",
		"assets.large-town-york.income": "reconstructed",
		"assets.town-lincoln.income": "reconstructed",
		"assets.port-kingston.income": "reconstructed",
		"assets.large-town-coventry.name": "reconstructed",
		"assets.large-town-coventry.income": "reconstructed",
		"assets.town-norwich.name": "reconstructed",
		"assets.town-norwich.income": "reconstructed",
		"assets.town-norwich.cathedral": "reconstructed",
		"assets.port-kings-lynn.income": "reconstructed",
		"assets.large-town-london.income": "reconstructed",
		"assets.town-winchester.cathedral": "inferred",
		"assets.town-winchester.income": "reconstructed",
		"assets.port-sandwich.income": "reconstructed",
		"assets.large-town-bristol.name": "inferred",
		"assets.large-town-bristol.income": "reconstructed",
		"assets.town-exeter.name": "reconstructed",
		"assets.town-exeter.income": "reconstructed",
		"assets.town-exeter.cathedral": "reconstructed",
		"assets.port-plymouth.income": "reconstructed",
		"assets.castle-harlech.region": "inferred",
		"assets.large-town-cardiff.name": "reconstructed",
		"assets.large-town-cardiff.income": "reconstructed",
		"assets.town-st-davids.name": "reconstructed",
		"assets.town-st-davids.income": "reconstructed",
		"assets.town-st-davids.cathedral": "reconstructed",
		"assets.port-caernarfon.name": "reconstructed",
		"assets.port-caernarfon.income": "reconstructed",
		"assets.bishop-durham.name": "reconstructed",
		"assets.bishop-durham.income": "reconstructed",
		"assets.bishop-york.income": "reconstructed",
		"assets.bishop-norwich.name": "reconstructed",
		"assets.bishop-norwich.income": "reconstructed",
		"assets.bishop-winchester.income": "reconstructed",
		"assets.bishop-exeter.name": "reconstructed",
		"assets.bishop-exeter.income": "reconstructed",
		"assets.bishop-st-davids.name": "reconstructed",
		"assets.bishop-st-davids.income": "reconstructed",
		"assets.ship-berwick.income": "reconstructed",
		"assets.ship-kingston.name": "inferred",
		"assets.ship-kingston.income": "reconstructed",
		"assets.ship-kings-lynn.income": "reconstructed",
		"assets.ship-sandwich.income": "reconstructed",
		"assets.ship-plymouth.income": "reconstructed",
		"assets.ship-caernarfon.name": "reconstructed",
		"assets.ship-caernarfon.income": "reconstructed",
		"assets.noble-percy.region": "reconstructed",
		"assets.noble-clifford.name": "reconstructed",
		"assets.noble-clifford.controlPoints": "reconstructed",
		"assets.noble-clifford.region": "reconstructed",
		"assets.noble-neville-westmorland.region": "reconstructed",
		"assets.noble-neville-westmorland.title": "reconstructed",
		"assets.noble-stanley.name": "reconstructed",
		"assets.noble-stanley.controlPoints": "reconstructed",
		"assets.noble-stanley.region": "reconstructed",
		"assets.noble-plantagenet.region": "reconstructed",
		"assets.noble-mowbray.controlPoints": "reconstructed",
		"assets.noble-mowbray.region": "reconstructed",
		"assets.noble-woodville.name": "reconstructed",
		"assets.noble-woodville.controlPoints": "reconstructed",
		"assets.noble-woodville.region": "reconstructed",
		"assets.noble-neville-salisbury.region": "inferred",
		"assets.noble-neville-salisbury.title": "reconstructed",
		"assets.noble-beaufort.controlPoints": "reconstructed",
		"assets.noble-beaufort.region": "reconstructed",
		"assets.noble-tudor.name": "reconstructed",
		"assets.noble-tudor.controlPoints": "reconstructed",
		"assets.noble-tudor.region": "reconstructed",
		"assets.noble-herbert.region": "reconstructed",
		"troops.mercenariesPerCard": "reconstructed",
		"captainOfCalais.givesPresence": "inferred",
		"draft.2.picks": "inferred",
		"draft.3.picks": "inferred"
	}
};
//#endregion
//#region games/wars-of-the-roses/rules/ids.ts
var REGIONS = [
	"northern-marches",
	"northern-england",
	"midlands",
	"south-east-england",
	"west-country",
	"wales"
];
var SEA_ZONES = [
	"sea-northern-marches-west",
	"sea-northern-england-west",
	"sea-wales",
	"sea-west-country",
	"sea-south-east-england",
	"sea-midlands",
	"sea-northern-england-east",
	"sea-northern-marches-east"
];
var ASSET_TYPES = [
	"noble",
	"castle",
	"large-town",
	"bishop",
	"town",
	"port",
	"ship"
];
var LOCATIONS = [
	"castle-bamburgh",
	"large-town-newcastle",
	"town-durham",
	"port-berwick",
	"castle-pontefract",
	"large-town-york",
	"town-lincoln",
	"port-kingston",
	"castle-kenilworth",
	"large-town-coventry",
	"town-norwich",
	"port-kings-lynn",
	"castle-windsor",
	"large-town-london",
	"town-winchester",
	"port-sandwich",
	"castle-carisbrooke",
	"large-town-bristol",
	"town-exeter",
	"port-plymouth",
	"castle-harlech",
	"large-town-cardiff",
	"town-st-davids",
	"port-caernarfon"
];
var BISHOPS = [
	"bishop-durham",
	"bishop-york",
	"bishop-norwich",
	"bishop-winchester",
	"bishop-exeter",
	"bishop-st-davids"
];
var SHIPS = [
	"ship-berwick",
	"ship-kingston",
	"ship-kings-lynn",
	"ship-sandwich",
	"ship-plymouth",
	"ship-caernarfon"
];
var NOBLES = [
	"noble-percy",
	"noble-clifford",
	"noble-neville-westmorland",
	"noble-stanley",
	"noble-plantagenet",
	"noble-mowbray",
	"noble-stafford",
	"noble-woodville",
	"noble-neville-salisbury",
	"noble-beaufort",
	"noble-tudor",
	"noble-herbert"
];
var MERCENARY_CARDS = [
	"mercenary-1",
	"mercenary-2",
	"mercenary-3",
	"mercenary-4",
	"mercenary-5",
	"mercenary-6"
];
var ASSETS = [
	...LOCATIONS,
	...BISHOPS,
	...SHIPS,
	...NOBLES
];
var CARDS = [...ASSETS, ...MERCENARY_CARDS];
var FIRST_PERSONALITY = LOCATIONS.length;
var FIRST_SHIP = FIRST_PERSONALITY + BISHOPS.length;
var FIRST_NOBLE = FIRST_SHIP + SHIPS.length;
var FIRST_MERCENARY = ASSETS.length;
var RUNNING_AWARDS = [
	"lord-high-admiral",
	"archbishop-of-canterbury",
	"constable-of-the-tower",
	"warden-of-the-cinque-ports"
];
var HOUSES = ["lancaster", "york"];
var CARD_PLACES = [
	"deck",
	"display",
	"held",
	"neutral",
	"boxed"
];
var regionNumber = (id) => REGIONS.indexOf(id);
var zoneNumber = (id) => SEA_ZONES.indexOf(id);
var typeNumber = (id) => ASSET_TYPES.indexOf(id);
var assetNumbers = new Map(ASSETS.map((id, asset) => [id, asset]));
var assetNumber = (id) => assetNumbers.get(id) ?? -1;
var cardNumbers = new Map(CARDS.map((id, card) => [id, card]));
var cardNumber = (id) => cardNumbers.get(id) ?? -1;
function cardNames(cards) {
	return cards.flatMap((card) => CARDS[card] ?? []);
}
function seatOrNull(seat) {
	return seat < 0 ? null : seat;
}
//#endregion
//#region games/wars-of-the-roses/rules/figures.ts
function reach(count, pairs, steps) {
	const next = Array.from({ length: count }, (_, from) => pairs.flatMap(([a = -1, b = -1]) => a === from ? [b] : b === from ? [a] : []));
	return next.map((_, start) => {
		const found = [start];
		let edge = [start];
		for (let step = 0; step < steps; step++) {
			edge = [...new Set(edge.flatMap((at) => next[at] ?? []))].filter((at) => !found.includes(at));
			found.push(...edge);
		}
		return found.slice(1);
	});
}
function compile(data) {
	const list = ASSETS.map((id) => data.assets[id]);
	const types = data.types;
	const typeOf = (asset) => types[asset.type] ?? { givesPresence: false };
	const votes = REGIONS.map((id) => data.regions[id].votes);
	const type = list.map((asset) => typeNumber(asset.type));
	const home = list.map((asset) => regionNumber(asset.region));
	const points = list.map((asset) => asset.controlPoints ?? typeOf(asset).controlPoints ?? 0);
	const income = list.map((asset) => asset.income ?? 0);
	const value = list.map((_, i) => i < FIRST_PERSONALITY ? 0 : (i >= FIRST_NOBLE ? points[i] : income[i]) ?? 0);
	const pair = list.map(() => -1);
	list.forEach((asset, i) => {
		const other = assetNumber(asset.homePort ?? asset.cathedralTown ?? "");
		if (other < 0) return;
		pair[i] = other;
		pair[other] = i;
	});
	const chart = data.chartOrder.map(typeNumber);
	const n = (values, i) => values[i] ?? 0;
	const pay = (a, b) => chart.indexOf(n(type, a)) - chart.indexOf(n(type, b)) || (a >= FIRST_NOBLE ? n(points, b) - n(points, a) : 0) || n(votes, n(home, b)) - n(votes, n(home, a)) || a - b;
	const toPay = ASSETS.map((_, i) => i).sort(pay);
	return {
		data,
		type,
		home,
		points,
		income,
		garrison: list.map((asset) => typeOf(asset).garrison ?? 0),
		givesPresence: list.map((asset) => typeOf(asset).givesPresence),
		white: value.map((each) => each * data.bribery.whitePrice),
		black: value.map((each) => each * data.bribery.blackPrice),
		pair,
		locationsToPay: toPay.filter((i) => i < FIRST_PERSONALITY),
		personalitiesToPay: toPay.filter((i) => i >= FIRST_PERSONALITY),
		chart,
		votes,
		first: REGIONS.map((id) => data.regions[id].first),
		second: REGIONS.map((id) => data.regions[id].second),
		parliament: data.parliamentOrder.map(regionNumber),
		bidRegions: data.captainOfCalais.bidRegions.map(regionNumber),
		landReach: reach(REGIONS.length, data.landAdjacency.map((edge) => edge.map(regionNumber)), data.landReach),
		zoneRegion: SEA_ZONES.map((id) => regionNumber(data.seaZones[id].region)),
		homeZone: list.slice(FIRST_SHIP, FIRST_NOBLE).map((ship) => zoneNumber(ship.homeZone ?? "")),
		seaReach: reach(SEA_ZONES.length, data.seaAdjacency.map((edge) => edge.map(zoneNumber)), data.seaReach),
		awardCounts: RUNNING_AWARDS.map((id) => typeNumber(data.awards.counts[id]))
	};
}
function merge(base, over) {
	if (typeof over !== "object" || over === null || Array.isArray(over)) return over;
	if (typeof base !== "object" || base === null) return over;
	const merged = { ...base };
	for (const [key, value] of Object.entries(over)) merged[key] = merge(merged[key], value);
	return merged;
}
var DATA = data_default;
var SHIPPED = compile(data_default);
var KEPT = 32;
var known = new WeakMap();
var byText$1 = new Map();
function realmFor(figures) {
	if (figures === null) return SHIPPED;
	const quick = known.get(figures);
	if (quick) return quick;
	const text = canonical(figures);
	const realm = byText$1.get(text) ?? compile(merge(data_default, figures));
	if (byText$1.size >= KEPT) for (const oldest of byText$1.keys()) {
		byText$1.delete(oldest);
		break;
	}
	byText$1.set(text, realm);
	known.set(figures, realm);
	return realm;
}
function realmOf(state) {
	return realmFor(state.figures);
}
//#endregion
//#region games/wars-of-the-roses/rules/check-figures.ts
var LARGEST = 999;
var MOST_BORDERS = 60;
var FIXED = new Set(["type", "confidence"]);
function checkFigures(figures) {
	const faults = [];
	compare(DATA, figures, "figures", faults);
	if (faults.length === 0) checkTogether(merge(DATA, figures), faults);
	return faults;
}
function compare(base, value, path, faults) {
	if (Array.isArray(base)) checkList(value, path, faults);
	else if (typeof base === "object" && base !== null) {
		if (typeof value !== "object" || value === null || Array.isArray(value)) {
			faults.push(`${path} must be an object`);
			return;
		}
		for (const [key, item] of Object.entries(value)) {
			const name = `${path}.${key.slice(0, 40)}`;
			if (!Object.hasOwn(base, key)) faults.push(`${name}: there is no such figure`);
			else if (FIXED.has(key)) faults.push(`${name} cannot be corrected`);
			else compare(base[key], item, name, faults);
		}
	} else if (typeof base === "number") checkNumber(value, path, faults);
	else if (typeof base === "boolean") {
		if (typeof value !== "boolean") faults.push(`${path} must be true or false`);
	} else checkName(value, path, faults);
}
function checkNumber(value, path, faults) {
	if (!Number.isInteger(value) || Number(value) < 0 || Number(value) > LARGEST || Object.is(value, -0)) faults.push(`${path} must be a whole number from 0 to ${LARGEST}`);
}
function checkName(value, path, faults) {
	const names = namesFor(path);
	if (!names.includes(value)) faults.push(`${path} must be one of ${names.join(", ")}`);
}
function namesFor(path) {
	const field = path.slice(path.lastIndexOf(".") + 1);
	const ofType = (...types) => Object.entries(DATA.assets).flatMap(([id, asset]) => types.includes(asset.type) ? [id] : []);
	if (field === "region") return REGIONS;
	if (field === "homeZone") return SEA_ZONES;
	if (field === "homePort") return ofType("port");
	if (field === "cathedralTown") return ofType("town", "large-town");
	return ASSET_TYPES;
}
function checkList(value, path, faults) {
	const field = path.slice(path.lastIndexOf(".") + 1);
	if (!Array.isArray(value)) {
		faults.push(`${path} must be a list`);
		return;
	}
	const list = value;
	if (field === "landAdjacency" || field === "seaAdjacency") checkBorders(list, field === "landAdjacency" ? REGIONS : SEA_ZONES, path, faults);
	else if (field === "chartOrder") checkOrder(list, ASSET_TYPES, path, faults);
	else if (field === "parliamentOrder") checkOrder(list, REGIONS, path, faults);
	else if (field === "bidRegions") {
		if (list.length === 0 || new Set(list).size !== list.length || !list.every((id) => REGIONS.includes(id))) faults.push(`${path} must name one or more regions: ${REGIONS.join(", ")}`);
	} else if (list.length > LARGEST) faults.push(`${path} is too long`);
	else list.forEach((item, i) => checkNumber(item, `${path}[${i}]`, faults));
}
function checkBorders(list, names, path, faults) {
	if (list.length > MOST_BORDERS) faults.push(`${path} has more than ${MOST_BORDERS} pairs`);
	else list.forEach((pair, i) => {
		const [a, b] = Array.isArray(pair) && pair.length === 2 ? pair : [];
		if (a === b || !names.includes(a) || !names.includes(b)) faults.push(`${path}[${i}] must be two different names of ${names.join(", ")}`);
	});
}
function checkOrder(list, names, path, faults) {
	if (list.length !== names.length || !names.every((name) => list.includes(name))) faults.push(`${path} must name each of ${names.join(", ")} once`);
}
function checkTogether(data, faults) {
	const { turns } = data;
	if (turns < 1) faults.push("figures.turns must be at least 1");
	if (data.awards.minimum < 1) faults.push("figures.awards.minimum must be at least 1");
	if (data.troops.mercenariesPerCard.length < turns) faults.push(`figures.troops.mercenariesPerCard must have ${turns} numbers, one for each turn`);
	if (new Set(data.frenchAid.turns).size !== data.frenchAid.turns.length) faults.push("figures.frenchAid.turns names a turn twice");
	for (const [players, { display, picks }] of Object.entries(data.draft)) {
		const path = `figures.draft.${players}`;
		if (display.length < turns || picks.length < turns) {
			faults.push(`${path} needs ${turns} numbers in display and picks, one for each turn`);
			continue;
		}
		for (let turn = 0; turn < turns; turn++) {
			const wanted = (picks[turn] ?? 0) * Number(players);
			if (wanted < 1) faults.push(`${path}.picks[${turn}] must be at least 1`);
			if (wanted > (display[turn] ?? 0)) faults.push(`${path}.display[${turn}] is too small for ${wanted} picks`);
		}
		const drawn = display.slice(0, turns).reduce((sum, n) => sum + n, 0);
		if (drawn > CARDS.length) faults.push(`${path}.display asks for ${drawn} cards; there are ${CARDS.length}`);
	}
	const pairs = Object.values(data.assets).flatMap((asset) => asset.homePort ?? asset.cathedralTown ?? []);
	if (new Set(pairs).size !== pairs.length) faults.push("figures.assets: two ships share a port or two bishops a town");
}
//#endregion
//#region games/wars-of-the-roses/rules/copy.ts
function frozen(value) {
	if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
	for (const item of Object.values(value)) frozen(item);
	return Object.freeze(value);
}
function copy(state) {
	const shared = (value) => Object.isFrozen(value) ? value : copyJson(value);
	return {
		seats: state.seats,
		figures: shared(state.figures),
		houses: state.houses.slice(),
		phase: state.phase,
		turn: state.turn,
		order: state.order.slice(),
		owner: state.owner.slice(),
		place: state.place.slice(),
		deck: state.deck.slice(),
		cards: state.cards.slice(),
		display: state.display.slice(),
		picks: state.picks,
		asked: state.asked,
		money: state.money.slice(),
		vp: state.vp.slice(),
		mercenaries: state.mercenaries.slice(),
		supply: state.supply,
		aid: state.aid.slice(),
		awards: state.awards.slice(),
		roses: state.roses.slice(),
		kings: state.kings.slice(),
		plans: state.plans.map((plan) => ({
			calais: plan.calais,
			bid: plan.bid,
			troops: plan.troops.slice(),
			mercenaries: plan.mercenaries.slice(),
			cubes: plan.cubes.slice(),
			moves: plan.moves.slice()
		})),
		ready: state.ready.slice(),
		revealed: shared(state.revealed)
	};
}
//#endregion
//#region games/wars-of-the-roses/rules/moves.ts
var shared = (move) => Object.freeze(move);
var PERSONALITIES = ASSETS.slice(FIRST_PERSONALITY);
var MOVERS = ASSETS.slice(FIRST_SHIP);
var SHIP_COUNT = FIRST_NOBLE - FIRST_SHIP;
var DRAFT = CARDS.map((card) => shared({
	type: "draft",
	card
}));
var USE_AID = shared({
	type: "aid",
	use: true
});
var KEEP_AID = shared({
	type: "aid",
	use: false
});
var DONE = shared({ type: "done" });
var TROOP_MORE = LOCATIONS.map((at) => shared({
	type: "troops",
	at,
	by: 1
}));
var TROOP_LESS = LOCATIONS.map((at) => shared({
	type: "troops",
	at,
	by: -1
}));
var MERCENARY_MORE = LOCATIONS.map((at) => shared({
	type: "mercenaries",
	at,
	by: 1
}));
var MERCENARY_LESS = LOCATIONS.map((at) => shared({
	type: "mercenaries",
	at,
	by: -1
}));
var WHITE_ON = PERSONALITIES.map((on) => shared({
	type: "cube",
	on,
	cube: "white"
}));
var BLACK_ON = PERSONALITIES.map((on) => shared({
	type: "cube",
	on,
	cube: "black"
}));
var CUBE_OFF = PERSONALITIES.map((on) => shared({
	type: "cube",
	on,
	cube: null
}));
var GO = MOVERS.map((who, mover) => (mover < SHIP_COUNT ? SEA_ZONES : REGIONS).map((to) => shared({
	type: "go",
	who,
	to
})));
var STAY = MOVERS.map((who) => shared({
	type: "go",
	who,
	to: null
}));
var bids = (by) => REGIONS.map((region) => shared({
	type: "calais",
	region,
	by
}));
var BID_ONE_MORE = bids(1);
var BID_FIVE_MORE = bids(5);
var BID_ONE_LESS = bids(-1);
var BID_FIVE_LESS = bids(-5);
var BID_HERE = bids(0);
var ALL_MOVES = [
	...DRAFT,
	USE_AID,
	KEEP_AID,
	...TROOP_MORE,
	...TROOP_LESS,
	...MERCENARY_MORE,
	...MERCENARY_LESS,
	...WHITE_ON,
	...BLACK_ON,
	...CUBE_OFF,
	...GO.flat(),
	...STAY,
	...BID_ONE_MORE,
	...BID_FIVE_MORE,
	...BID_ONE_LESS,
	...BID_FIVE_LESS,
	...BID_HERE,
	DONE
];
//#endregion
//#region games/wars-of-the-roses/rules/idle.ts
function idle(state, _seat) {
	if (state.phase === "planning") return DONE;
	if (state.phase === "aid") return KEEP_AID;
	return DRAFT[state.display[0] ?? 0] ?? DONE;
}
//#endregion
//#region games/wars-of-the-roses/rules/awards.ts
function holdings(realm, state, type) {
	const held = state.money.map(() => 0);
	state.owner.forEach((seat, asset) => {
		if (seat >= 0 && realm.type[asset] === type) held[seat] = (held[seat] ?? 0) + 1;
	});
	return held;
}
function holderFor(held, holder, order, minimum) {
	const most = Math.max(...held);
	if (holder >= 0 && (held[holder] ?? 0) >= minimum && most <= (held[holder] ?? 0)) return holder;
	if (most < minimum) return -1;
	return order.find((seat) => held[seat] === most) ?? -1;
}
function passAwards(realm, state, type, tell) {
	for (let i = 0; i < RUNNING_AWARDS.length; i++) {
		if (realm.awardCounts[i] !== type) continue;
		const before = state.awards[i] ?? -1;
		const after = holderFor(holdings(realm, state, type), before, state.order, realm.data.awards.minimum);
		if (after === before) continue;
		state.awards[i] = after;
		const award = RUNNING_AWARDS[i];
		if (award) tell?.({
			type: "award",
			award,
			from: seatOrNull(before),
			to: seatOrNull(after)
		});
	}
}
//#endregion
//#region games/wars-of-the-roses/rules/owners.ts
function putCard(state, card, place) {
	state.cards[card] = CARD_PLACES.indexOf(place);
}
function changeOwner(realm, state, asset, seat, tell) {
	state.owner[asset] = seat;
	putCard(state, asset, seat < 0 ? "neutral" : "held");
	passAwards(realm, state, realm.type[asset] ?? -1, tell);
}
//#endregion
//#region games/wars-of-the-roses/rules/turn.ts
var NEUTRAL = CARD_PLACES.indexOf("neutral");
function neutralCards(state) {
	return state.cards.flatMap((place, card) => place === NEUTRAL ? [card] : []);
}
function beginTurn(realm, state, tell) {
	state.turn++;
	state.order.sort((a, b) => (state.vp[a] ?? 0) - (state.vp[b] ?? 0));
	tell?.({
		type: "turn",
		turn: state.turn,
		order: [...state.order]
	});
	layOut(realm, state, tell);
}
function draftSizes(realm, state) {
	const { display, picks } = realm.data.draft[String(state.seats)];
	return {
		display: display[state.turn - 1] ?? 0,
		picks: (picks[state.turn - 1] ?? 0) * state.seats
	};
}
function layOut(realm, state, tell) {
	const extra = neutralCards(state);
	const drawn = [];
	for (let i = draftSizes(realm, state).display; i > 0; i--) {
		const card = state.deck.pop();
		if (card !== void 0) drawn.push(card);
	}
	state.display = [...extra, ...drawn];
	for (const card of state.display) putCard(state, card, "display");
	state.picks = 0;
	state.phase = "draft";
	tell?.({
		type: "display",
		cards: cardNames(state.display),
		extra: extra.length
	});
}
//#endregion
//#region games/wars-of-the-roses/rules/draft.ts
function picker(state, pick) {
	const { seats, order, turn } = state;
	const place = pick % seats;
	return order[turn === 1 && Math.floor(pick / seats) % 2 === 1 ? seats - 1 - place : place] ?? 0;
}
function take(realm, state, seat, card, tell) {
	state.display.splice(state.display.indexOf(card), 1);
	state.picks++;
	const name = CARDS[card];
	const asset = ASSETS[card];
	if (card >= FIRST_MERCENARY) {
		const n = Math.min(state.supply, realm.data.troops.mercenariesPerCard[state.turn - 1] ?? 0);
		state.supply -= n;
		state.mercenaries[seat] = (state.mercenaries[seat] ?? 0) + n;
		putCard(state, card, "boxed");
		if (name) tell?.({
			type: "hired",
			seat,
			card: name,
			n
		});
	} else {
		if (asset) tell?.({
			type: "drafted",
			seat,
			card: asset
		});
		if (card >= FIRST_NOBLE) state.place[card - FIRST_SHIP] = realm.home[card] ?? 0;
		changeOwner(realm, state, card, seat, tell);
	}
	return state.picks >= draftSizes(realm, state).picks;
}
function boxLeftovers(state, tell) {
	state.picks = 0;
	if (state.display.length === 0) return;
	tell?.({
		type: "boxed",
		cards: cardNames(state.display)
	});
	for (const card of state.display) putCard(state, card, "boxed");
	state.display = [];
}
//#endregion
//#region games/wars-of-the-roses/rules/income.ts
function incomeOf(realm, state, seat) {
	let sum = 0;
	for (let asset = 0; asset < state.owner.length; asset++) if (state.owner[asset] === seat) sum += realm.income[asset] ?? 0;
	return sum;
}
function payIncome(realm, state, tell) {
	for (const seat of state.order) {
		const amount = incomeOf(realm, state, seat);
		state.money[seat] = (state.money[seat] ?? 0) + amount;
		tell?.({
			type: "income",
			seat,
			amount
		});
	}
}
function aidFor(realm, state, seat) {
	const { turns, maximum } = realm.data.frenchAid;
	if (!state.aid[seat] || !turns.includes(state.turn)) return 0;
	return Math.min(maximum, Math.max(...state.vp) - (state.vp[seat] ?? 0));
}
function askAid(realm, state, from) {
	for (let place = from; place < state.seats; place++) {
		if (aidFor(realm, state, state.order[place] ?? 0) <= 0) continue;
		state.phase = "aid";
		state.asked = place;
		return true;
	}
	state.asked = 0;
	return false;
}
function answerAid(realm, state, seat, use, tell) {
	const amount = use ? aidFor(realm, state, seat) : 0;
	if (use) state.aid[seat] = 0;
	state.money[seat] = (state.money[seat] ?? 0) + amount;
	tell?.({
		type: "aid",
		seat,
		amount
	});
}
//#endregion
//#region games/wars-of-the-roses/rules/control.ts
var NOBLE = typeNumber("noble");
function regionOf(realm, state, asset) {
	if (asset < FIRST_SHIP) return realm.home[asset] ?? -1;
	const place = state.place[asset - FIRST_SHIP] ?? -1;
	return asset < FIRST_NOBLE ? realm.zoneRegion[place] ?? -1 : place;
}
function controlPoints(realm, state, captain) {
	const { seats, owner } = state;
	const points = [];
	for (let i = REGIONS.length * seats; i > 0; i--) points.push(0);
	for (let asset = 0; asset < owner.length; asset++) {
		const seat = owner[asset] ?? -1;
		if (seat < 0) continue;
		const at = regionOf(realm, state, asset) * seats + seat;
		points[at] = (points[at] ?? 0) + (realm.points[asset] ?? 0);
	}
	if (captain) {
		const at = captain.region * seats + captain.seat;
		points[at] = (points[at] ?? 0) + realm.data.captainOfCalais.controlPoints;
	}
	return points;
}
function strength(realm, state, region, counts, captain) {
	const nobles = [];
	const held = realm.chart.map(() => 0);
	state.owner.forEach((seat, asset) => {
		if (seat < 0 || !counts(seat) || region >= 0 && regionOf(realm, state, asset) !== region) return;
		const type = realm.type[asset] ?? 0;
		if (type === NOBLE) nobles.push(realm.points[asset] ?? 0);
		else held[type] = (held[type] ?? 0) + 1;
	});
	if (captain && captain.region === region && counts(captain.seat)) nobles.push(realm.data.captainOfCalais.controlPoints);
	nobles.sort((a, b) => b - a);
	const all = [];
	for (const type of realm.chart) if (type !== NOBLE) all.push(held[type] ?? 0);
	else for (let i = 0; i <= realm.type.length - FIRST_NOBLE; i++) all.push(nobles[i] ?? 0);
	return all;
}
function compareStrength(a, b) {
	for (let i = 0; i < a.length; i++) {
		const difference = (b[i] ?? 0) - (a[i] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}
function ranking(realm, state, region, points, captain) {
	const { seats, order } = state;
	const here = (seat) => points[region * seats + seat] ?? 0;
	const ranked = order.filter((seat) => here(seat) > 0);
	const alone = (seat) => strength(realm, state, region, (other) => other === seat, captain);
	return ranked.sort((a, b) => here(b) - here(a) || compareStrength(alone(a), alone(b)));
}
function houseWinning(realm, state, region, points, captain) {
	const { seats, order, houses } = state;
	const sums = [0, 0];
	for (let seat = 0; seat < seats; seat++) {
		const house = houses[seat] ?? 0;
		sums[house] = (sums[house] ?? 0) + (points[region * seats + seat] ?? 0);
	}
	const [lancaster = 0, york = 0] = sums;
	if (lancaster !== york) return lancaster > york ? 0 : 1;
	if (lancaster === 0) return -1;
	const pooled = (house) => strength(realm, state, region, (seat) => houses[seat] === house, captain);
	const difference = compareStrength(pooled(0), pooled(1));
	if (difference !== 0) return difference < 0 ? 0 : 1;
	const earliest = order.find((seat) => (points[region * seats + seat] ?? 0) > 0);
	return earliest === void 0 ? -1 : houses[earliest] ?? -1;
}
//#endregion
//#region games/wars-of-the-roses/rules/audit.ts
function emptyPlan() {
	return {
		calais: -1,
		bid: 0,
		troops: LOCATIONS.map(() => 0),
		mercenaries: LOCATIONS.map(() => 0),
		cubes: ASSETS.slice(FIRST_PERSONALITY).map(() => 0),
		moves: ASSETS.slice(FIRST_SHIP).map(() => -1)
	};
}
function reachOf(realm, state, asset) {
	const place = state.place[asset - FIRST_SHIP] ?? -1;
	return (asset < FIRST_NOBLE ? realm.seaReach : realm.landReach)[place] ?? [];
}
function moveFault(realm, state, asset, to) {
	return state.place[asset - FIRST_SHIP] === to || reachOf(realm, state, asset).includes(to) ? null : "too-far";
}
function presence(realm, state, seat, plan, captainIn) {
	const { owner, place } = state;
	let bits = 0;
	for (let asset = 0; asset < owner.length; asset++) {
		if (owner[asset] !== seat || !realm.givesPresence[asset]) continue;
		bits |= 1 << regionOf(realm, state, asset);
		if (asset < FIRST_NOBLE) continue;
		const to = plan.moves[asset - FIRST_SHIP] ?? -1;
		if (to >= 0 && realm.landReach[place[asset - FIRST_SHIP] ?? -1]?.includes(to)) bits |= 1 << to;
	}
	if (captainIn >= 0 && realm.data.captainOfCalais.givesPresence) bits |= 1 << captainIn;
	return bits;
}
function troopFault(realm, state, seat, at, bits) {
	const owner = state.owner[at] ?? -1;
	if (owner < 0) return "unowned";
	if (owner === seat) return null;
	return bits & 1 << (realm.home[at] ?? 0) ? null : "no-presence";
}
function cubeFault(state, seat, on, cube) {
	const owner = state.owner[on] ?? -1;
	if (owner < 0) return "unowned";
	if (cube === 1) return owner === seat ? null : "not-yours";
	return owner === seat ? "own" : null;
}
function audit(realm, state, seat, plan, captainIn = plan.calais) {
	const kept = emptyPlan();
	const lines = [];
	let money = state.money[seat] ?? 0;
	const held = money;
	let cost = 0;
	const buy = (order, n, each, fault) => {
		const count = fault ? 0 : each === 0 ? n : Math.min(n, Math.floor(money / each));
		money -= count * each;
		if (!fault) cost += n * each;
		lines.push({
			order,
			price: fault ? 0 : n * each,
			kept: count,
			fault: fault ?? (count < n ? "money" : null)
		});
		return count;
	};
	const bidRegion = REGIONS[plan.calais];
	if (bidRegion && plan.bid > 0) {
		kept.bid = plan.bid * buy({
			kind: "calais",
			region: bidRegion,
			amount: plan.bid
		}, 1, plan.bid, null);
		if (kept.bid > 0) kept.calais = plan.calais;
	}
	for (let asset = FIRST_SHIP; asset < ASSETS.length; asset++) {
		const to = plan.moves[asset - FIRST_SHIP] ?? -1;
		const where = to < 0 ? void 0 : asset < FIRST_NOBLE ? SEA_ZONES[to] : REGIONS[to];
		if (where === void 0) continue;
		if (buy({
			kind: "move",
			who: ASSETS[asset],
			to: where
		}, 1, 0, moveFault(realm, state, asset, to))) kept.moves[asset - FIRST_SHIP] = to;
	}
	for (const cube of [1, 2]) for (const on of realm.personalitiesToPay) {
		if (plan.cubes[on - FIRST_PERSONALITY] !== cube) continue;
		const price = (cube === 1 ? realm.white[on] : realm.black[on]) ?? 0;
		if (buy({
			kind: cube === 1 ? "white" : "black",
			on: ASSETS[on]
		}, 1, price, cubeFault(state, seat, on, cube))) kept.cubes[on - FIRST_PERSONALITY] = cube;
	}
	const bits = presence(realm, state, seat, plan, captainIn);
	for (const at of realm.locationsToPay) {
		const n = plan.troops[at] ?? 0;
		if (n === 0) continue;
		const order = {
			kind: "troops",
			at: ASSETS[at],
			n
		};
		kept.troops[at] = buy(order, n, realm.data.troops.cost, troopFault(realm, state, seat, at, bits));
	}
	for (const at of realm.locationsToPay) {
		const n = plan.mercenaries[at] ?? 0;
		if (n === 0) continue;
		const order = {
			kind: "mercenaries",
			at: ASSETS[at],
			n
		};
		kept.mercenaries[at] = buy(order, n, 0, troopFault(realm, state, seat, at, bits));
	}
	return {
		kept,
		lines,
		cost,
		pays: held - money
	};
}
//#endregion
//#region games/wars-of-the-roses/rules/planning.ts
function beginPlanning(state, tell) {
	state.phase = "planning";
	state.plans = state.money.map(emptyPlan);
	state.ready = state.money.map(() => 0);
	tell?.({
		type: "planning",
		turn: state.turn
	});
}
function inHand(realm, state, seat, plan) {
	const { troops, bribery } = realm.data;
	let soldiers = troops.counters;
	let mercenaries = state.mercenaries[seat] ?? 0;
	let white = bribery.whiteCubes;
	let black = bribery.blackCubes;
	for (const n of plan.troops) soldiers -= n;
	for (const n of plan.mercenaries) mercenaries -= n;
	for (const cube of plan.cubes) if (cube === 1) white--;
	else if (cube === 2) black--;
	return {
		troops: soldiers,
		mercenaries,
		white,
		black
	};
}
function planSteps(realm, state, seat, list) {
	const plan = state.plans[seat];
	if (!plan) return;
	const add = (move) => {
		if (move) list.push(move);
	};
	const left = inHand(realm, state, seat, plan);
	const bits = presence(realm, state, seat, plan, plan.calais);
	const { owner } = state;
	for (let at = 0; at < FIRST_PERSONALITY; at++) {
		const holder = owner[at] ?? -1;
		const open = holder === seat || holder >= 0 && (bits & 1 << (realm.home[at] ?? 0)) !== 0;
		if (open && left.troops > 0) add(TROOP_MORE[at]);
		if ((plan.troops[at] ?? 0) > 0) add(TROOP_LESS[at]);
		if (open && left.mercenaries > 0) add(MERCENARY_MORE[at]);
		if ((plan.mercenaries[at] ?? 0) > 0) add(MERCENARY_LESS[at]);
	}
	for (let on = FIRST_PERSONALITY; on < ASSETS.length; on++) {
		const i = on - FIRST_PERSONALITY;
		const holder = owner[on] ?? -1;
		if (plan.cubes[i] !== 0) add(CUBE_OFF[i]);
		else if (holder === seat && left.white > 0) add(WHITE_ON[i]);
		else if (holder >= 0 && holder !== seat && left.black > 0) add(BLACK_ON[i]);
		if (on < FIRST_SHIP || holder !== seat) continue;
		const mover = on - FIRST_SHIP;
		const going = plan.moves[mover] ?? -1;
		for (const to of reachOf(realm, state, on)) if (to !== going) add(GO[mover]?.[to]);
		if (going >= 0) add(STAY[mover]);
	}
	bidSteps(realm, state.money[seat] ?? 0, plan, add);
	list.push(DONE);
}
function bidSteps(realm, money, plan, add) {
	for (const region of realm.bidRegions) {
		if (plan.bid > 0 && plan.calais !== region) {
			add(BID_HERE[region]);
			continue;
		}
		if (plan.bid + 1 <= money) add(BID_ONE_MORE[region]);
		if (plan.bid + 5 <= money) add(BID_FIVE_MORE[region]);
		if (plan.bid >= 1) add(BID_ONE_LESS[region]);
		if (plan.bid >= 5) add(BID_FIVE_LESS[region]);
	}
}
function enter(plan, move) {
	switch (move.type) {
		case "troops": {
			const at = assetNumber(move.at);
			plan.troops[at] = (plan.troops[at] ?? 0) + move.by;
			break;
		}
		case "mercenaries": {
			const at = assetNumber(move.at);
			plan.mercenaries[at] = (plan.mercenaries[at] ?? 0) + move.by;
			break;
		}
		case "cube":
			plan.cubes[assetNumber(move.on) - FIRST_PERSONALITY] = move.cube === null ? 0 : move.cube === "white" ? 1 : 2;
			break;
		case "go": {
			const who = assetNumber(move.who);
			plan.moves[who - FIRST_SHIP] = move.to === null ? -1 : who < FIRST_NOBLE ? zoneNumber(move.to) : regionNumber(move.to);
			break;
		}
		case "calais":
			plan.bid += move.by;
			plan.calais = plan.bid > 0 ? regionNumber(move.region) : -1;
	}
}
//#endregion
//#region games/wars-of-the-roses/rules/bribery.ts
function bribe(realm, state, field, tell) {
	for (const seat of state.order.toReversed()) for (const on of realm.personalitiesToPay) {
		const i = on - FIRST_PERSONALITY;
		if (field.audits[seat]?.kept.cubes[i] !== 2) continue;
		const owner = state.owner[on] ?? -1;
		const stopped = field.guarded[i] === true;
		tell?.({
			type: "bribe",
			seat,
			on: ASSETS[on],
			owner,
			result: stopped ? "stopped" : "won"
		});
		if (stopped) field.guarded[i] = false;
		else changeOwner(realm, state, on, seat, tell);
	}
}
//#endregion
//#region games/wars-of-the-roses/rules/combat.ts
function fight(realm, state, field, tell) {
	const attacked = field.defenders.map(() => false);
	for (const seat of state.order.toReversed()) for (const at of realm.locationsToPay) {
		const attackers = field.attackers[seat]?.[at] ?? 0;
		if (attackers === 0) continue;
		const garrison = attacked[at] ? 0 : realm.garrison[at] ?? 0;
		attacked[at] = true;
		battle(realm, state, field, {
			seat,
			at,
			attackers,
			garrison
		}, tell);
	}
	disband(state, field, tell);
}
function battle(realm, state, field, attack, tell) {
	const { seat, at, attackers, garrison } = attack;
	const owner = state.owner[at] ?? -1;
	const defenders = (field.defenders[at] ?? 0) + garrison;
	const left = Math.abs(attackers - defenders);
	const result = attackers > defenders ? "taken" : attackers < defenders ? "held" : "neutral";
	field.defenders[at] = left;
	tell?.({
		type: "battle",
		seat,
		at: ASSETS[at],
		owner: seatOrNull(owner),
		attackers,
		defenders,
		garrison,
		result,
		left
	});
	if (result === "taken") changeOwner(realm, state, at, seat, tell);
	else if (result === "neutral") changeOwner(realm, state, at, -1, tell);
}
function disband(state, field, tell) {
	let n = 0;
	for (const { kept } of field.audits) for (const used of kept.mercenaries) n += used;
	state.supply += n;
	if (n > 0) tell?.({
		type: "disbanded",
		n
	});
}
//#endregion
//#region games/wars-of-the-roses/rules/deployment.ts
function deploy(realm, state, tell) {
	const { seats, order, plans } = state;
	const captain = winningBid(state);
	const audits = plans.map((plan, seat) => audit(realm, state, seat, plan, captain?.seat === seat ? captain.region : -1));
	tell?.({
		type: "reveal",
		plans: audits.map(({ lines }) => lines)
	});
	payBids(state, captain, tell);
	const field = {
		captain,
		audits,
		guarded: ASSETS.slice(FIRST_PERSONALITY).map(() => false),
		defenders: ASSETS.slice(0, FIRST_PERSONALITY).map(() => 0),
		attackers: plans.map(() => ASSETS.slice(0, FIRST_PERSONALITY).map(() => 0))
	};
	for (let place = seats - 1; place >= 0; place--) {
		const seat = order[place] ?? 0;
		const checked = audits[seat];
		if (checked) deploySeat(realm, state, seat, checked, field, tell);
	}
	return field;
}
function winningBid(state) {
	let best = null;
	let highest = 0;
	for (const seat of state.order) {
		const plan = state.plans[seat];
		if (!plan || plan.bid <= highest) continue;
		highest = plan.bid;
		best = {
			seat,
			region: plan.calais
		};
	}
	return best;
}
function payBids(state, captain, tell) {
	for (const seat of state.order) {
		const plan = state.plans[seat];
		const region = REGIONS[plan?.calais ?? -1];
		if (!plan || !region || plan.bid <= 0) continue;
		state.money[seat] = (state.money[seat] ?? 0) - plan.bid;
		tell?.({
			type: "bid",
			seat,
			region,
			amount: plan.bid
		});
	}
	tell?.({
		type: "captain",
		seat: captain?.seat ?? null,
		region: captain ? REGIONS[captain.region] ?? null : null
	});
}
function deploySeat(realm, state, seat, checked, field, tell) {
	const { kept, lines, pays } = checked;
	if (tell) {
		for (const { order, fault, kept: n } of lines) if (fault === "money") tell({
			type: "dropped",
			seat,
			order,
			n: ("n" in order ? order.n : 1) - n
		});
		else if (fault !== null) tell({
			type: "ignored",
			seat,
			order,
			why: fault
		});
	}
	const amount = pays - kept.bid;
	const left = (state.money[seat] ?? 0) - amount;
	state.money[seat] = left;
	tell?.({
		type: "paid",
		seat,
		amount,
		left
	});
	moveAll(state, seat, kept.moves, tell);
	for (const on of realm.personalitiesToPay) {
		const i = on - FIRST_PERSONALITY;
		if (kept.cubes[i] !== 1) continue;
		field.guarded[i] = true;
		tell?.({
			type: "guarded",
			seat,
			on: ASSETS[on]
		});
	}
	for (const at of realm.locationsToPay) {
		const troops = kept.troops[at] ?? 0;
		const mercenaries = kept.mercenaries[at] ?? 0;
		if (troops + mercenaries === 0) continue;
		const attack = state.owner[at] !== seat;
		const row = attack ? field.attackers[seat] : field.defenders;
		if (row) row[at] = troops + mercenaries;
		state.mercenaries[seat] = (state.mercenaries[seat] ?? 0) - mercenaries;
		tell?.({
			type: "deployed",
			seat,
			at: ASSETS[at],
			attack,
			troops,
			mercenaries
		});
	}
}
function moveAll(state, seat, moves, tell) {
	moves.forEach((to, mover) => {
		const from = state.place[mover] ?? -1;
		if (to < 0 || to === from) return;
		state.place[mover] = to;
		const asset = mover + FIRST_SHIP;
		const names = asset < FIRST_NOBLE ? SEA_ZONES : REGIONS;
		const [start, end] = [names[from], names[to]];
		if (start && end) tell?.({
			type: "moved",
			seat,
			who: ASSETS[asset],
			from: start,
			to: end
		});
	});
}
//#endregion
//#region games/wars-of-the-roses/rules/outcome.ts
function finalRanking(realm, state) {
	const vp = (seat) => state.vp[seat] ?? 0;
	const kings = (seat) => {
		const house = state.houses[seat];
		return house === void 0 ? 0 : state.kings.filter((king) => king === house).length;
	};
	const assets = state.money.map((_, seat) => strength(realm, state, -1, (other) => other === seat, null));
	return state.order.toSorted((a, b) => vp(b) - vp(a) || kings(b) - kings(a) || compareStrength(assets[a] ?? [], assets[b] ?? []));
}
function outcome(state) {
	if (state.phase !== "over") return null;
	const ranked = finalRanking(realmOf(state), state);
	return {
		places: state.money.map((_, seat) => ranked.indexOf(seat) + 1),
		scores: [...state.vp],
		reason: "last-parliament"
	};
}
//#endregion
//#region games/wars-of-the-roses/rules/parliament.ts
function parliament(realm, state, captain, tell) {
	const { seats, houses } = state;
	const sums = state.money.map(() => ({
		regions: 0,
		king: 0,
		awards: 0,
		trade: 0,
		church: 0
	}));
	const give = (seat, what, vp) => {
		const sum = sums[seat];
		if (sum) sum[what] += vp;
	};
	const points = controlPoints(realm, state, captain);
	const roses = REGIONS.map(() => -1);
	const votes = [0, 0];
	for (const region of realm.parliament) {
		const ranked = ranking(realm, state, region, points, captain);
		const vp = [realm.first[region] ?? 0, realm.second[region] ?? 0].slice(0, ranked.length);
		vp.forEach((n, place) => give(ranked[place] ?? 0, "regions", n));
		const house = houses.length > 0 ? houseWinning(realm, state, region, points, captain) : -1;
		roses[region] = house;
		if (house >= 0) votes[house] = (votes[house] ?? 0) + (realm.votes[region] ?? 0);
		const name = REGIONS[region];
		if (tell && name) tell({
			type: "region",
			region: name,
			points: points.slice(region * seats, (region + 1) * seats),
			ranking: ranked,
			vp,
			house: HOUSES[house] ?? null,
			votes: house < 0 ? 0 : realm.votes[region] ?? 0
		});
	}
	const king = houses.length > 0 ? crown(realm, houses, votes, give, tell) : -1;
	titles(realm, state, captain, give, tell);
	pairs(realm, state, give, tell);
	return {
		ledgers: sums,
		roses,
		king
	};
}
function crown(realm, houses, votes, give, tell) {
	const [lancaster = 0, york = 0] = votes;
	const king = lancaster === york ? -1 : lancaster > york ? 0 : 1;
	const vp = realm.data.king.victoryPoints;
	houses.forEach((house, seat) => {
		if (house === king) give(seat, "king", vp);
	});
	tell?.({
		type: "king",
		house: HOUSES[king] ?? null,
		votes: {
			lancaster,
			york
		},
		vp: king < 0 ? 0 : vp
	});
	return king;
}
function titles(realm, state, captain, give, tell) {
	const vp = realm.data.awards.victoryPoints;
	RUNNING_AWARDS.forEach((award, i) => {
		const seat = state.awards[i] ?? -1;
		if (seat < 0) return;
		give(seat, "awards", vp);
		tell?.({
			type: "titled",
			seat,
			award,
			vp
		});
	});
	if (!captain) return;
	const forCalais = realm.data.captainOfCalais.victoryPoints;
	give(captain.seat, "awards", forCalais);
	tell?.({
		type: "titled",
		seat: captain.seat,
		award: "captain-of-calais",
		vp: forCalais
	});
}
function pairs(realm, state, give, tell) {
	const { trade, church } = realm.data.bonuses;
	for (let asset = FIRST_PERSONALITY; asset < FIRST_NOBLE; asset++) {
		const other = realm.pair[asset] ?? -1;
		const seat = state.owner[asset] ?? -1;
		if (seat < 0 || state.owner[other] !== seat) continue;
		const at = ASSETS[other];
		if (asset >= FIRST_SHIP) {
			give(seat, "trade", trade);
			tell?.({
				type: "trade",
				seat,
				port: at,
				vp: trade
			});
		} else {
			give(seat, "church", church);
			tell?.({
				type: "church",
				seat,
				town: at,
				vp: church
			});
		}
	}
}
function total(ledger) {
	return ledger.regions + ledger.king + ledger.awards + ledger.trade + ledger.church;
}
function hold(realm, state, captain, tell) {
	const session = parliament(realm, state, captain, tell);
	session.ledgers.forEach((ledger, seat) => {
		state.vp[seat] = (state.vp[seat] ?? 0) + total(ledger);
	});
	session.roses.forEach((house, region) => {
		if (house >= 0) state.roses[region] = house;
	});
	state.kings.push(session.king);
	tell?.({
		type: "scored",
		ledgers: session.ledgers,
		vp: [...state.vp]
	});
	return session;
}
//#endregion
//#region games/wars-of-the-roses/rules/resolve.ts
function resolve(realm, state, tell) {
	const { turn } = state;
	const field = deploy(realm, state, tell);
	bribe(realm, state, field, tell);
	fight(realm, state, field, tell);
	const { ledgers } = hold(realm, state, field.captain, tell);
	const { captain, audits } = field;
	const region = captain ? REGIONS[captain.region] : void 0;
	state.revealed = frozen({
		turn,
		plans: audits.map(({ lines }) => lines),
		paid: audits.map(({ pays }) => pays),
		captain: captain && region ? {
			seat: captain.seat,
			region
		} : null,
		ledgers
	});
	state.plans = state.money.map(emptyPlan);
	state.ready = state.money.map(() => 0);
	if (turn < realm.data.turns) beginTurn(realm, state, tell);
	else {
		state.phase = "over";
		tell?.({
			type: "over",
			ranking: finalRanking(realm, state),
			vp: [...state.vp]
		});
	}
}
//#endregion
//#region games/wars-of-the-roses/rules/index.ts
var SEATS = Array.from({ length: 16 }, (_, bits) => [
	0,
	1,
	2,
	3
].filter((seat) => bits & 1 << seat));
var NOBODY = [];
function awaiting(state) {
	switch (state.phase) {
		case "draft": return SEATS[1 << picker(state, state.picks)] ?? NOBODY;
		case "aid": return SEATS[1 << (state.order[state.asked] ?? 0)] ?? NOBODY;
		case "planning": {
			let bits = 0;
			for (let seat = 0; seat < state.seats; seat++) if (!state.ready[seat]) bits |= 1 << seat;
			return SEATS[bits] ?? NOBODY;
		}
		case "over": return NOBODY;
	}
}
function together(state) {
	return state.phase === "planning";
}
function isAwaited(state, seat) {
	switch (state.phase) {
		case "draft": return picker(state, state.picks) === seat;
		case "aid": return state.order[state.asked] === seat;
		case "planning": return state.ready[seat] === 0;
		case "over": return false;
	}
}
function legal(state, seat, into = []) {
	into.length = 0;
	if (!isAwaited(state, seat)) return into;
	if (state.phase === "planning") planSteps(realmOf(state), state, seat, into);
	else if (state.phase === "aid") into.push(USE_AID, KEEP_AID);
	else for (const card of state.display) {
		const move = DRAFT[card];
		if (move) into.push(move);
	}
	return into;
}
function apply(state, seat, move, _dice, tell) {
	const realm = realmOf(state);
	switch (move.type) {
		case "draft":
			if (take(realm, state, seat, cardNumber(move.card), tell)) endDraft(realm, state, tell);
			break;
		case "aid":
			answerAid(realm, state, seat, move.use, tell);
			if (!askAid(realm, state, state.asked + 1)) beginPlanning(state, tell);
			break;
		case "done":
			state.ready[seat] = 1;
			tell?.({
				type: "ready",
				seat
			});
			if (!state.ready.includes(0)) resolve(realm, state, tell);
			break;
		case "troops":
		case "mercenaries":
		case "cube":
		case "go":
		case "calais": {
			const plan = state.plans[seat];
			if (plan) enter(plan, move);
			tell?.({
				type: "planned",
				seat,
				move
			}, [seat]);
			break;
		}
	}
}
function endDraft(realm, state, tell) {
	boxLeftovers(state, tell);
	payIncome(realm, state, tell);
	if (!askAid(realm, state, 0)) beginPlanning(state, tell);
}
//#endregion
//#region games/wars-of-the-roses/rules/invariants.ts
function demand(holds, rule, what) {
	if (!holds) throw new Error(`${rule}: ${what}`);
}
function assert(state) {
	assertCards(state);
	assertMoney(state);
	assertAwards(state);
	assertPlans(state);
}
function assertCards(state) {
	const realm = realmOf(state);
	state.owner.forEach((seat, asset) => {
		const place = CARD_PLACES[state.cards[asset] ?? 0];
		const name = CARDS[asset] ?? "";
		demand(seat >= -1 && seat < state.seats, "WR-17.1", `${name} belongs to seat ${seat}`);
		demand(seat >= 0 === (place === "held"), "WR-17.1", `the card of ${name} is ${place}, its owner ${seat}`);
		if (asset >= FIRST_PERSONALITY) demand(place !== "neutral", "WR-17.2", `${name} has lost its owner`);
	});
	for (let card = FIRST_MERCENARY; card < CARDS.length; card++) demand(CARD_PLACES[state.cards[card] ?? 0] !== "held", "WR-17.1", "a mercenary card is held");
	const lying = (place) => CARDS.flatMap((_, card) => CARD_PLACES[state.cards[card] ?? 0] === place ? [card] : []);
	const same = (a, b) => a.length === b.length && new Set([...a, ...b]).size === a.length;
	demand(same(state.deck, lying("deck")), "WR-17.1", "the deck and the cards disagree");
	demand(same(state.display, lying("display")), "WR-17.1", "the display and the cards disagree");
	const drawn = realm.data.draft[String(state.seats)].display.slice(0, state.turn).reduce((sum, n) => sum + n, 0);
	demand(state.deck.length === CARDS.length - drawn, "WR-17.9", `${state.deck.length} cards in turn ${state.turn}`);
}
function assertMoney(state) {
	const { data, votes, first, second } = realmOf(state);
	const sum = (numbers) => numbers.reduce((all, n) => all + n, 0);
	for (const money of state.money) demand(Number.isInteger(money) && money >= 0, "WR-17.3", `money is ${money}`);
	const counters = state.supply + sum(state.mercenaries);
	demand(counters === data.troops.mercenaryCounters, "WR-17.4", `${counters} mercenaries`);
	demand([state.supply, ...state.mercenaries].every((n) => n >= 0), "WR-17.4", "negative mercenaries");
	const ledgers = state.revealed?.ledgers ?? [];
	const given = sum(ledgers.map((ledger) => ledger.regions));
	demand(given <= sum(first) + sum(second), "WR-17.7", `the regions gave ${given} VP`);
	demand(state.kings.length === state.turn - (state.phase === "over" ? 0 : 1), "WR-17.7", "a parliament is missing");
	demand(votes.length === state.roses.length, "WR-17.7", "a region has no votes");
	state.vp.forEach((vp, seat) => {
		const { regions = 0, king = 0, awards = 0, trade = 0, church = 0 } = ledgers[seat] ?? {};
		const last = regions + king + awards + trade + church;
		demand(Math.min(regions, king, awards, trade, church) >= 0 && vp >= last, "WR-17.3", `seat ${seat} has ${vp} VP`);
	});
}
function assertAwards(state) {
	const realm = realmOf(state);
	const { minimum } = realm.data.awards;
	RUNNING_AWARDS.forEach((award, i) => {
		const held = holdings(realm, state, realm.awardCounts[i] ?? -1);
		const holder = state.awards[i] ?? -1;
		const most = Math.max(...held);
		if (holder < 0) demand(most < minimum, "WR-17.6", `${award} lies on the board`);
		else demand(held[holder] === most && most >= minimum, "WR-17.6", `${award} is with seat ${holder}`);
	});
}
function assertPlans(state) {
	const realm = realmOf(state);
	state.plans.forEach((plan, seat) => {
		const left = inHand(realm, state, seat, plan);
		demand(Math.min(left.troops, left.mercenaries, left.white, left.black) >= 0, "WR-1.2", `seat ${seat} lacks pieces`);
		demand(plan.bid >= 0 && plan.bid <= (state.money[seat] ?? 0), "WR-7.4", `seat ${seat} bids ${plan.bid}`);
		demand(plan.bid > 0 === plan.calais >= 0, "WR-7.4", `seat ${seat} bids ${plan.bid} nowhere`);
		const { lines, pays } = audit(realm, state, seat, plan);
		demand(pays <= (state.money[seat] ?? 0), "WR-17.3", `seat ${seat} would pay ${pays}`);
		if (state.phase !== "planning") demand(lines.length === 0, "WR-17.5", `seat ${seat} has orders left over`);
	});
}
//#endregion
//#region games/wars-of-the-roses/rules/notation.ts
function spell(move) {
	switch (move.type) {
		case "draft": return `take:${move.card}`;
		case "aid": return move.use ? "aid" : "no-aid";
		case "troops": return (move.by > 0 ? "T+" : "T-") + move.at;
		case "mercenaries": return (move.by > 0 ? "M+" : "M-") + move.at;
		case "cube": return (move.cube === null ? "C-" : move.cube === "white" ? "W+" : "B+") + move.on;
		case "go": return `${move.who}>${move.to ?? "stay"}`;
		case "calais": return `calais:${move.region}${move.by > 0 ? "+" : ""}${move.by === 0 ? "" : move.by}`;
		case "done": return "done";
	}
}
var texts = new Map(ALL_MOVES.map((move) => [move, spell(move)]));
var byText = new Map(ALL_MOVES.map((move) => [spell(move), move]));
function write(move) {
	return texts.get(move) ?? spell(move);
}
function read(text) {
	return byText.get(text);
}
//#endregion
//#region games/wars-of-the-roses/rules/refusals.ts
function whyNot(state, seat, text) {
	const move = read(text);
	if (!move) return "unknown";
	if (state.phase === "over") return "over";
	switch (move.type) {
		case "draft":
			if (state.phase !== "draft") return "no-draft";
			return picker(state, state.picks) === seat ? "not-on-display" : "not-your-pick";
		case "aid": return state.phase === "aid" ? "aid-not-yours" : "no-aid";
		case "troops":
		case "mercenaries":
		case "cube":
		case "go":
		case "calais":
		case "done": {
			const plan = state.plans[seat];
			if (state.phase !== "planning" || !plan) return "no-planning";
			return state.ready[seat] ? "ready" : whyNotPlanned(state, seat, plan, move);
		}
	}
}
function whyNotPlanned(state, seat, plan, move) {
	const left = inHand(realmOf(state), state, seat, plan);
	const owner = (id) => state.owner[assetNumber(id)] ?? -1;
	switch (move.type) {
		case "troops":
		case "mercenaries":
			if (move.by < 0) return "nothing-there";
			if (left[move.type] <= 0) return `no-${move.type}`;
			return owner(move.at) < 0 ? "unowned" : "no-presence";
		case "cube": {
			const laid = plan.cubes[assetNumber(move.on) - FIRST_PERSONALITY] !== 0;
			if (move.cube === null) return "nothing-there";
			if (laid) return "one-cube";
			if (owner(move.on) < 0) return "unowned";
			if (move.cube === "white" && owner(move.on) !== seat) return "not-yours";
			if (move.cube === "black" && owner(move.on) === seat) return "own";
			return `no-${move.cube}`;
		}
		case "go":
			if (owner(move.who) !== seat) return "not-yours";
			if (move.to === null) return "stays";
			return plan.moves[assetNumber(move.who) - FIRST_SHIP] === -1 ? "too-far" : "moved";
		case "calais": {
			const region = regionNumber(move.region);
			if (!realmOf(state).bidRegions.includes(region)) return "not-calais";
			if (plan.bid > 0 && plan.calais !== region) return "one-bid";
			return move.by > 0 ? "bid-too-high" : "bid-too-low";
		}
		case "draft":
		case "aid":
		case "done": return "unknown";
	}
}
//#endregion
//#region games/wars-of-the-roses/rules/setup.ts
function setup(seats, options, dice) {
	const figures = frozen(copyJson(options["figures"] ?? null));
	const realm = realmFor(figures);
	const each = (value) => Array.from({ length: seats }, () => value);
	const deck = CARDS.map((_, card) => card);
	dice.shuffle(deck);
	const order = each(0).map((_, seat) => seat);
	dice.shuffle(order);
	const houses = seats === 4 ? [
		0,
		0,
		1,
		1
	] : [];
	dice.shuffle(houses);
	const state = {
		seats,
		figures,
		houses,
		phase: "draft",
		turn: 1,
		order,
		owner: ASSETS.map(() => -1),
		place: [...realm.homeZone, ...ASSETS.slice(FIRST_NOBLE).map(() => -1)].slice(0, ASSETS.length - FIRST_SHIP),
		deck,
		cards: CARDS.map(() => 0),
		display: [],
		picks: 0,
		asked: 0,
		money: each(realm.data.startingMoney),
		vp: each(0),
		mercenaries: each(0),
		supply: realm.data.troops.mercenaryCounters,
		aid: each(1),
		awards: RUNNING_AWARDS.map(() => -1),
		roses: REGIONS.map(() => -1),
		kings: [],
		plans: each(0).map(emptyPlan),
		ready: each(0),
		revealed: null
	};
	layOut(realm, state, null);
	return state;
}
//#endregion
//#region games/wars-of-the-roses/speech/names.ts
var money$5 = (n) => ({
	say: "money",
	n
});
var vp$5 = (n) => ({
	say: "vp",
	n
});
var seatPhrase = (seat) => ({
	say: "seat",
	seat: { seat }
});
var asset = (id) => ({ say: `asset.${id}` });
var region = (id) => ({ say: `region.${id}` });
var award = (id) => ({ say: `award.${id}` });
var house = (id) => ({ say: `house.${id}` });
function place(id) {
	return { say: id.startsWith("sea-") ? `zone.${id}` : `region.${id}` };
}
function card(id) {
	return { say: id.startsWith("mercenary-") ? "card.mercenary" : `asset.${id}` };
}
function force(troops, mercenaries) {
	const parts = [];
	if (troops > 0) parts.push({
		say: "troops",
		n: troops
	});
	if (mercenaries > 0) parts.push({
		say: "mercenaries",
		n: mercenaries
	});
	return parts;
}
function orderPhrase(order, n) {
	switch (order.kind) {
		case "calais": return {
			say: "order.calais",
			money: money$5(order.amount),
			region: region(order.region)
		};
		case "move": return {
			say: "order.move",
			who: asset(order.who),
			to: place(order.to)
		};
		case "white":
		case "black": return {
			say: `order.${order.kind}`,
			on: asset(order.on)
		};
		case "troops": return {
			say: "order.troops",
			force: force(n ?? order.n, 0),
			at: asset(order.at)
		};
		case "mercenaries": return {
			say: "order.mercenaries",
			force: force(0, n ?? order.n),
			at: asset(order.at)
		};
	}
}
//#endregion
//#region games/wars-of-the-roses/speech/move.ts
function move(move, view) {
	const found = (id) => view?.assets.find((each) => each.id === id);
	switch (move.type) {
		case "draft": return move.card.startsWith("mercenary-") ? {
			say: "move.draft.mercenary",
			n: Math.min(view?.supply ?? 0, view?.mercenariesPerCard ?? 0)
		} : {
			say: "move.draft",
			card: card(move.card)
		};
		case "aid": return move.use ? {
			say: "move.aid.use",
			money: money$5(view?.aid?.amount ?? 0)
		} : { say: "move.aid.keep" };
		case "troops":
		case "mercenaries": {
			const at = asset(move.at);
			if (move.by < 0) return {
				say: `move.${move.type}.less`,
				at
			};
			if (!view) return {
				say: `move.${move.type}.more`,
				at
			};
			const side = found(move.at)?.owner === view.seat ? "defend" : "attack";
			return {
				say: `move.${move.type}.${side}`,
				at,
				money: money$5(view.prices.troop)
			};
		}
		case "cube": {
			const on = asset(move.on);
			if (move.cube === null) return {
				say: "move.cube.off",
				on
			};
			const target = found(move.on);
			if (!target) return {
				say: `move.cube.${move.cube}`,
				on
			};
			return {
				say: `move.cube.${move.cube}.price`,
				on,
				money: money$5(target[move.cube])
			};
		}
		case "go": return move.to === null ? {
			say: "move.stay",
			who: asset(move.who)
		} : {
			say: "move.go",
			who: asset(move.who),
			to: place(move.to)
		};
		case "calais":
			if (move.by === 0) return {
				say: "move.calais.here",
				region: region(move.region)
			};
			return {
				say: move.by > 0 ? "move.calais.raise" : "move.calais.lower",
				region: region(move.region),
				money: money$5(Math.abs(move.by))
			};
		case "done": return { say: "move.done" };
	}
}
//#endregion
//#region games/wars-of-the-roses/speech/event.ts
function event(event) {
	switch (event.type) {
		case "turn": return {
			say: "event.turn",
			turn: event.turn,
			order: event.order.map(seatPhrase)
		};
		case "display": {
			const cards = event.cards.map(card);
			return event.extra > 0 ? {
				say: "event.display.extra",
				n: event.extra,
				cards
			} : {
				say: "event.display",
				cards
			};
		}
		case "drafted": return {
			say: "event.drafted",
			seat: { seat: event.seat },
			card: asset(event.card)
		};
		case "hired": return {
			say: "event.hired",
			seat: { seat: event.seat },
			n: event.n
		};
		case "award": return awardPhrase(event);
		case "boxed": return {
			say: "event.boxed",
			cards: event.cards.map(card)
		};
		case "income": return {
			say: "event.income",
			seat: { seat: event.seat },
			money: money$5(event.amount)
		};
		case "aid": return event.amount > 0 ? {
			say: "event.aid.used",
			seat: { seat: event.seat },
			money: money$5(event.amount)
		} : {
			say: "event.aid.kept",
			seat: { seat: event.seat }
		};
		case "planning":
		case "reveal": return { say: `event.${event.type}` };
		case "planned": return {
			say: "event.planned",
			seat: { seat: event.seat },
			move: move(event.move, null)
		};
		case "ready": return {
			say: "event.ready",
			seat: { seat: event.seat }
		};
		case "bid":
		case "captain":
		case "ignored":
		case "dropped":
		case "paid":
		case "moved":
		case "guarded":
		case "deployed": return deploymentPhrase(event);
		case "bribe": return {
			say: `event.bribe.${event.result}`,
			seat: { seat: event.seat },
			on: asset(event.on),
			owner: { seat: event.owner }
		};
		case "battle": return battlePhrase(event);
		case "disbanded": return {
			say: "event.disbanded",
			n: event.n
		};
		case "region":
		case "king":
		case "titled":
		case "trade":
		case "church":
		case "scored":
		case "over": return parliamentPhrase(event);
	}
}
function awardPhrase({ award: id, from, to }) {
	const title = award(id);
	if (to === null) return {
		say: "event.award.returned",
		award: title,
		from: { seat: from ?? 0 }
	};
	if (from === null) return {
		say: "event.award.claimed",
		award: title,
		to: { seat: to }
	};
	return {
		say: "event.award.passed",
		award: title,
		from: { seat: from },
		to: { seat: to }
	};
}
function deploymentPhrase(event) {
	const seat = { seat: event.seat ?? 0 };
	switch (event.type) {
		case "bid": return {
			say: "event.bid",
			seat,
			money: money$5(event.amount),
			region: region(event.region)
		};
		case "captain":
			if (event.region === null) return { say: "event.captain.none" };
			return {
				say: "event.captain",
				seat,
				region: region(event.region)
			};
		case "ignored": return {
			say: "event.ignored",
			seat,
			order: orderPhrase(event.order),
			why: { say: `fault.${event.why}` }
		};
		case "dropped": return {
			say: "event.dropped",
			seat,
			order: orderPhrase(event.order, event.n)
		};
		case "paid": return {
			say: "event.paid",
			seat,
			money: money$5(event.amount),
			left: money$5(event.left)
		};
		case "moved": return {
			say: "event.moved",
			seat,
			who: asset(event.who),
			from: place(event.from),
			to: place(event.to)
		};
		case "guarded": return {
			say: "event.guarded",
			seat,
			on: asset(event.on)
		};
		case "deployed": return {
			say: event.attack ? "event.deployed.attack" : "event.deployed.defend",
			seat,
			at: asset(event.at),
			force: force(event.troops, event.mercenaries)
		};
	}
}
function battlePhrase(event) {
	const { attackers, defenders, left } = event;
	const seat = { seat: event.seat };
	if (event.owner === null) return {
		say: "event.battle.entered",
		seat,
		at: asset(event.at),
		left
	};
	const owner = { seat: event.owner };
	return {
		say: `event.battle.${event.result}`,
		seat,
		owner,
		at: asset(event.at),
		attackers,
		defenders,
		left
	};
}
function parliamentPhrase(event) {
	switch (event.type) {
		case "region": return regionPhrase(event);
		case "king": {
			const { lancaster, york } = event.votes;
			const most = Math.max(lancaster, york);
			const least = Math.min(lancaster, york);
			return event.house ? {
				say: "event.king",
				house: house(event.house),
				most,
				least,
				vp: vp$5(event.vp)
			} : {
				say: "event.king.none",
				most,
				least
			};
		}
		case "titled": return {
			say: "event.titled",
			seat: { seat: event.seat },
			vp: vp$5(event.vp),
			award: award(event.award)
		};
		case "trade": return {
			say: "event.trade",
			seat: { seat: event.seat },
			vp: vp$5(event.vp),
			port: asset(event.port)
		};
		case "church": return {
			say: "event.church",
			seat: { seat: event.seat },
			vp: vp$5(event.vp),
			town: asset(event.town)
		};
		case "scored": return {
			say: "event.scored",
			scores: event.ledgers.map((ledger, seat) => ({
				say: "score",
				seat: { seat },
				gained: total(ledger),
				total: vp$5(event.vp[seat] ?? 0)
			}))
		};
		case "over": {
			const winner = event.ranking[0] ?? 0;
			return {
				say: "event.over",
				seat: { seat: winner },
				vp: vp$5(event.vp[winner] ?? 0)
			};
		}
	}
}
function regionPhrase(event) {
	const here = region(event.region);
	if (event.ranking.length === 0) return {
		say: "event.region.empty",
		region: here
	};
	const ranking = event.ranking.map((seat, placed) => {
		const points = {
			say: "points",
			n: event.points[seat] ?? 0
		};
		const scored = event.vp[placed];
		return scored === void 0 ? {
			say: "rank.unplaced",
			seat: { seat },
			points
		} : {
			say: "rank",
			seat: { seat },
			points,
			vp: vp$5(scored)
		};
	});
	return event.house ? {
		say: "event.region.house",
		region: here,
		ranking,
		n: event.votes,
		house: house(event.house)
	} : {
		say: "event.region",
		region: here,
		ranking
	};
}
//#endregion
//#region games/wars-of-the-roses/speech/prompt.ts
function prompt(view, seat) {
	switch (view.phase) {
		case "draft": {
			const { order = [], made = 0 } = view.draft ?? {};
			const picker = order[made] ?? 0;
			return picker === seat ? {
				ask: {
					say: "prompt.draft",
					made: made + 1,
					picks: order.length
				},
				rule: "WR-5.4"
			} : {
				ask: {
					say: "prompt.wait.draft",
					seat: { seat: picker }
				},
				rule: "WR-5.4"
			};
		}
		case "aid": {
			const { seat: asked = 0, amount = 0 } = view.aid ?? {};
			return asked === seat ? {
				ask: {
					say: "prompt.aid",
					money: money$5(amount)
				},
				rule: "WR-6.3"
			} : {
				ask: {
					say: "prompt.wait.aid",
					seat: { seat: asked }
				},
				rule: "WR-6.3"
			};
		}
		case "planning": return planPrompt(view, seat);
		case "over": {
			const winner = view.outcome?.places.indexOf(1) ?? 0;
			return {
				ask: {
					say: "prompt.over",
					seat: { seat: winner },
					vp: vp$5(view.players[winner]?.vp ?? 0)
				},
				rule: "WR-13.2"
			};
		}
	}
}
function planPrompt(view, seat) {
	const player = seat === null ? void 0 : view.players[seat];
	if (!player || player.ready || !view.plan) return {
		ask: {
			say: "prompt.wait.plan",
			seats: view.players.flatMap((other, i) => other.ready ? [] : [seatPhrase(i)])
		},
		rule: "WR-7.1"
	};
	const { warnings, cost } = view.plan;
	const sums = {
		cost: money$5(cost),
		money: money$5(player.money)
	};
	if (warnings.some((line) => line.fault === "money")) return {
		ask: {
			say: "prompt.plan.short",
			...sums
		},
		rule: "WR-8.4"
	};
	if (warnings.length > 0) return {
		ask: {
			say: "prompt.plan.ignored",
			...sums
		},
		rule: "WR-8.6"
	};
	return {
		ask: {
			say: "prompt.plan",
			...sums
		},
		rule: "WR-7.2"
	};
}
//#endregion
//#region games/wars-of-the-roses/speech/sketch.ts
function sketch(view) {
	const owner = (seat) => seat === null ? "–" : String(seat + 1);
	const regions = view.regions.flatMap(({ id, votes, first, second, points }) => {
		const assets = view.assets.filter((asset) => asset.region === id && (asset.owner !== null || asset.garrison > 0)).map((asset) => `${asset.id}:${owner(asset.owner)}`);
		return [`${id}  ${votes} votes, ${first}/${second} VP, CP ${points.join(" ")}`, `    ${assets.join("  ")}`];
	});
	const players = view.players.map(({ vp, money, income, mercenaries, house, ready }, seat) => {
		return `${seat + 1} ${house ?? ""}  ${vp} VP  £${money} (+${income})  ${mercenaries} mercenaries  ${ready ? "ready" : ""}`;
	});
	const plan = view.plan ? [`plan: £${view.plan.cost} of £${view.players[view.seat ?? 0]?.money ?? 0}`, ...view.plan.lines.map((line) => `    ${JSON.stringify(line)}`)] : [];
	return [
		`turn ${view.turn}/${view.turns} ${view.phase}`,
		...regions,
		...players,
		...plan
	].join("\n");
}
//#endregion
//#region games/wars-of-the-roses/speech/standing.ts
function standing(view) {
	return view.players.map((player) => ({
		score: player.vp,
		facts: facts(view, player)
	}));
}
function facts(view, player) {
	const list = [];
	if (player.house) list.push({
		say: "fact.house",
		house: house(player.house)
	});
	list.push({
		say: "fact.money",
		money: money$5(player.money),
		income: money$5(player.income)
	});
	if (player.mercenaries > 0) list.push({
		say: "fact.mercenaries",
		n: player.mercenaries
	});
	if (player.awards.length > 0) list.push({
		say: "fact.awards",
		awards: player.awards.map(award)
	});
	if (view.phase !== "over") list.push({
		say: "fact.forecast",
		vp: vp$5(player.forecast)
	});
	if (player.frenchAid) list.push({ say: "fact.aid" });
	if (view.phase === "planning" && player.ready) list.push({ say: "fact.ready" });
	return list;
}
//#endregion
//#region games/wars-of-the-roses/speech/index.ts
var WORN = [
	"gules",
	"or",
	"vert",
	"azure"
];
var speech = {
	prompt,
	move,
	event,
	standing,
	sketch,
	seat: (seat) => ({
		name: { say: `seat.${seat}` },
		livery: WORN[seat] ?? "purpure"
	})
};
//#endregion
//#region games/wars-of-the-roses/bot/judgement.ts
var LASTING = .6;
function judge(state, seat) {
	const realm = realmOf(state);
	let horizon = 0;
	let weight = 1;
	for (let turn = state.turn; turn <= realm.data.turns; turn++) {
		horizon += weight;
		weight *= LASTING;
	}
	return {
		realm,
		state,
		seat,
		points: controlPoints(realm, state, null),
		held: RUNNING_AWARDS.map((_, i) => holdings(realm, state, realm.awardCounts[i] ?? -1)),
		horizon,
		pound: state.turn >= realm.data.turns ? .02 : .3,
		rivalry: state.vp.map((vp) => {
			const ahead = (vp - (state.vp[seat] ?? 0)) / 8;
			return (1 + Math.min(3, Math.max(-.9, ahead))) / (state.seats - 1);
		})
	};
}
function expected({ realm, state, points }, region, seat) {
	const { seats } = state;
	const mine = points[region * seats + seat] ?? 0;
	if (mine <= 0) return 0;
	let ahead = 0;
	for (let other = 0; other < seats; other++) {
		const theirs = points[region * seats + other] ?? 0;
		if (other === seat || theirs <= 0) continue;
		ahead += Math.min(1, Math.max(0, .5 + (theirs - mine) / 18));
	}
	const first = realm.first[region] ?? 0;
	const second = realm.second[region] ?? 0;
	if (ahead <= 1) return first - (first - second) * ahead;
	return ahead < 2 ? second * (2 - ahead) : 0;
}
function swing(about, region, mine, rival, theirs) {
	const { state, points, seat, rivalry } = about;
	const { seats } = state;
	if (region < 0) return 0;
	const own = region * seats + seat;
	const other = region * seats + rival;
	const before = expected(about, region, seat);
	const rivalBefore = rival >= 0 ? expected(about, region, rival) : 0;
	points[own] = (points[own] ?? 0) + mine;
	if (rival >= 0) points[other] = (points[other] ?? 0) + theirs;
	const after = expected(about, region, seat);
	const rivalAfter = rival >= 0 ? expected(about, region, rival) : 0;
	points[own] = (points[own] ?? 0) - mine;
	if (rival >= 0) points[other] = (points[other] ?? 0) - theirs;
	return after - before + (rivalBefore - rivalAfter) * (rivalry[rival] ?? 0);
}
function extras({ realm, state, seat, held }, asset) {
	let sum = 0;
	RUNNING_AWARDS.forEach((_, i) => {
		if (realm.awardCounts[i] !== realm.type[asset]) return;
		const count = (held[i]?.[seat] ?? 0) + 1;
		const most = Math.max(...held[i] ?? [0]);
		const vp = realm.data.awards.victoryPoints;
		if (count >= realm.data.awards.minimum && count > most) sum += vp;
		else sum += vp * (count >= most ? .4 : .15);
	});
	const pair = realm.pair[asset] ?? -1;
	if (pair < 0) return sum;
	const { trade, church } = realm.data.bonuses;
	const bonus = asset >= FIRST_SHIP && asset < FIRST_NOBLE || pair >= FIRST_SHIP ? trade : church;
	return sum + (state.owner[pair] === seat ? bonus : bonus * .2);
}
function gain(about, asset) {
	const { realm, state, horizon, pound } = about;
	const owner = state.owner[asset] ?? -1;
	const points = realm.points[asset] ?? 0;
	const here = regionOf(realm, state, asset);
	return (swing(about, here >= 0 ? here : realm.home[asset] ?? 0, points, owner, owner >= 0 ? -points : 0) + extras(about, asset)) * horizon + (realm.income[asset] ?? 0) * pound * (horizon - 1);
}
function loss(about, asset) {
	const { realm, state, horizon, pound } = about;
	const points = realm.points[asset] ?? 0;
	return (-swing(about, regionOf(realm, state, asset), -points, -1, 0) + extras(about, asset) * .7) * horizon + (realm.income[asset] ?? 0) * pound * (horizon - 1);
}
//#endregion
//#region games/wars-of-the-roses/bot/steps.ts
var FINISH = 1e3;
var enough = ({ realm }, at) => (realm.garrison[at] ?? 0) + 1;
var CHANCES = [
	.5,
	.65,
	.75,
	.8
];
var LIKELY_BID = 4;
var counters = (plan, at) => (plan.troops[at] ?? 0) + (plan.mercenaries[at] ?? 0);
function look(state, seat, plan) {
	const about = judge(state, seat);
	const { realm, points } = about;
	const { seats } = state;
	let spent = plan.bid;
	let attackUnderWay = false;
	for (let at = 0; at < FIRST_PERSONALITY; at++) {
		const here = counters(plan, at);
		if (here === 0) continue;
		spent += (plan.troops[at] ?? 0) * realm.data.troops.cost;
		if ((state.owner[at] ?? -1) === seat) continue;
		if (here < enough(about, at)) attackUnderWay = true;
	}
	plan.cubes.forEach((cube, i) => {
		const on = i + FIRST_PERSONALITY;
		if (cube === 1) spent += realm.white[on] ?? 0;
		else if (cube === 2) spent += realm.black[on] ?? 0;
	});
	const shift = (region, by) => {
		const at = region * seats + seat;
		points[at] = (points[at] ?? 0) + by;
	};
	plan.moves.forEach((to, mover) => {
		if (to < 0) return;
		const asset = mover + FIRST_SHIP;
		shift(regionOf(realm, state, asset), -(realm.points[asset] ?? 0));
		shift(asset < FIRST_NOBLE ? realm.zoneRegion[to] ?? 0 : to, realm.points[asset] ?? 0);
	});
	if (plan.bid > 0) shift(plan.calais, realm.data.captainOfCalais.controlPoints / 2);
	return {
		...about,
		plan,
		budget: (state.money[seat] ?? 0) - spent,
		attackUnderWay
	};
}
function weigh(draft, move) {
	switch (move.type) {
		case "troops":
		case "mercenaries": return move.by < 0 ? -1 : weighCounter(draft, assetNumber(move.at), move.type === "troops");
		case "cube": return move.cube === null ? -1 : weighCube(draft, assetNumber(move.on), move.cube === "white");
		case "go": return move.to === null ? -1 : weighMove(draft, assetNumber(move.who), move.to);
		case "calais": return weighBid(draft, regionNumber(move.region), move.by);
		case "draft":
		case "aid":
		case "done": return 0;
	}
}
function weighCounter(draft, at, paid) {
	const { realm, state, seat, plan, budget, pound, attackUnderWay } = draft;
	const { cost } = realm.data.troops;
	const here = counters(plan, at);
	if (paid && budget < cost) return -1;
	const price = paid ? cost * pound : cost * pound * .7;
	if (state.owner[at] === seat) {
		if (here >= 3 || attackUnderWay) return -1;
		return .22 * threats(draft, at) * loss(draft, at) * (1 - here / 3) - price;
	}
	const need = enough(draft, at);
	if (here > 0 && here < need) return FINISH + (paid ? 0 : 1);
	if (attackUnderWay) return -1;
	const spare = here - need;
	if (spare >= 0) {
		const better = (CHANCES[spare + 1] ?? 0) - (CHANCES[spare] ?? 1);
		return gain(draft, at) * better - price;
	}
	if (Math.max(0, need - (state.mercenaries[seat] ?? 0) + used(plan.mercenaries)) * cost > budget) return -1;
	return gain(draft, at) * CHANCES[0] - need * cost * pound;
}
var used = (numbers) => numbers.reduce((sum, n) => sum + n, 0);
function threats({ realm, state, seat, points }, at) {
	const region = realm.home[at] ?? 0;
	let others = 0;
	for (let other = 0; other < state.seats; other++) if (other !== seat && (points[region * state.seats + other] ?? 0) > 2) others++;
	return others;
}
function weighCube(draft, on, white) {
	const { realm, state, seat, budget, pound, plan } = draft;
	if (plan.cubes[on - FIRST_PERSONALITY] !== 0) return -1;
	const price = (white ? realm.white[on] : realm.black[on]) ?? 0;
	if (price > budget) return -1;
	if (white) {
		const black = realm.black[on] ?? 0;
		let able = 0;
		for (let other = 0; other < state.seats; other++) if (other !== seat && (state.money[other] ?? 0) >= black) able++;
		return able === 0 ? -1 : Math.min(.6, .25 + .1 * able) * loss(draft, on) - price * pound;
	}
	const later = state.order.indexOf(seat);
	return gain(draft, on) * Math.max(.35, .7 - .08 * later) - price * pound;
}
function weighMove(draft, asset, to) {
	const { realm, state, plan } = draft;
	if ((plan.moves[asset - FIRST_SHIP] ?? -1) >= 0) return -1;
	const from = regionOf(realm, state, asset);
	const region = asset < FIRST_NOBLE ? realm.zoneRegion[zoneNumber(to)] ?? 0 : regionNumber(to);
	if (region === from) return -1;
	const points = realm.points[asset] ?? 0;
	return swing(draft, from, -points, -1, 0) + swing(draft, region, points, -1, 0) - .4;
}
function weighBid(draft, region, by) {
	const { realm, plan, budget, pound } = draft;
	if (by <= 0 || by > budget) return -1;
	const { controlPoints, victoryPoints } = realm.data.captainOfCalais;
	return (victoryPoints + swing(draft, region, controlPoints, -1, 0)) * (Math.exp(-plan.bid / LIKELY_BID) - Math.exp(-(plan.bid + by) / LIKELY_BID)) - by * pound;
}
//#endregion
//#region games/wars-of-the-roses/bot/plan.ts
var MOST_STEPS = 60;
function pickStep(state, seat, moves, dice) {
	const plan = state.plans[seat];
	if (!plan) return moves[0] ?? DONE;
	const draft = look(state, seat, plan);
	let best = DONE;
	let highest = 0;
	for (const move of moves) {
		const value = weigh(draft, move);
		if (value <= 0) continue;
		const chancy = value >= 1e3 ? value : value * (.75 + dice.int(51) / 100);
		if (chancy <= highest) continue;
		highest = chancy;
		best = move;
	}
	return best;
}
function likelyPlan(state, seat, dice) {
	const plan = state.plans[seat];
	const realm = realmOf(state);
	const moves = [];
	if (!plan) return;
	for (let step = 0; step < MOST_STEPS; step++) {
		moves.length = 0;
		planSteps(realm, state, seat, moves);
		const move = pickStep(state, seat, moves, dice);
		if (move.type === "done") return;
		enter(plan, move);
	}
}
//#endregion
//#region games/wars-of-the-roses/view/plan.ts
function planOf(realm, state, seat) {
	const plan = state.plans[seat];
	if (!plan) return null;
	const { lines, cost, pays } = audit(realm, state, seat, plan);
	const bits = presence(realm, state, seat, plan, plan.calais);
	const region = REGIONS[plan.calais];
	const counters = (counts) => LOCATIONS.flatMap((at, i) => counts[i] ? [{
		at,
		n: counts[i] ?? 0
	}] : []);
	const cubes = (cube) => ASSETS.slice(FIRST_PERSONALITY).filter((_, i) => plan.cubes[i] === cube);
	return {
		calais: region ? {
			region,
			amount: plan.bid
		} : null,
		troops: counters(plan.troops),
		mercenaries: counters(plan.mercenaries),
		white: cubes(1),
		black: cubes(2),
		moves: plan.moves.flatMap((place, mover) => {
			const asset = mover + FIRST_SHIP;
			const to = place < 0 ? void 0 : (asset < FIRST_NOBLE ? SEA_ZONES : REGIONS)[place];
			return to ? [{
				who: ASSETS[asset],
				to
			}] : [];
		}),
		left: inHand(realm, state, seat, plan),
		cost,
		pays,
		keeps: (state.money[seat] ?? 0) - pays,
		lines,
		warnings: lines.filter((line) => line.fault !== null),
		presence: REGIONS.filter((_, i) => bits & 1 << i)
	};
}
function planFrom(shown) {
	const plan = emptyPlan();
	if (shown.calais) {
		plan.calais = REGIONS.indexOf(shown.calais.region);
		plan.bid = shown.calais.amount;
	}
	for (const { at, n } of shown.troops) plan.troops[assetNumber(at)] = n;
	for (const { at, n } of shown.mercenaries) plan.mercenaries[assetNumber(at)] = n;
	for (const on of shown.white) plan.cubes[assetNumber(on) - FIRST_PERSONALITY] = 1;
	for (const on of shown.black) plan.cubes[assetNumber(on) - FIRST_PERSONALITY] = 2;
	for (const { who, to } of shown.moves) {
		const asset = assetNumber(who);
		plan.moves[asset - FIRST_SHIP] = asset < FIRST_NOBLE ? zoneNumber(to) : regionNumber(to);
	}
	return plan;
}
//#endregion
//#region games/wars-of-the-roses/view/guess.ts
var numbers = (cards) => cards.map(cardNumber);
var houseNumber = (house) => HOUSES.findIndex((name) => name === house);
function guess(view, dice) {
	const deck = numbers(view.unseen);
	dice.shuffle(deck);
	const houses = view.players.map((player) => houseNumber(player.house));
	const state = {
		seats: view.seats,
		figures: frozen(view.figures),
		houses: houses.includes(-1) ? [] : houses,
		phase: view.phase,
		turn: view.turn,
		order: [...view.order],
		owner: view.assets.map((asset) => asset.owner ?? -1),
		place: view.assets.slice(FIRST_SHIP).map(placeOf),
		deck,
		cards: cardPlaces(view),
		display: numbers(view.draft?.display ?? []),
		picks: view.draft?.made ?? 0,
		asked: view.aid ? view.order.indexOf(view.aid.seat) : 0,
		money: view.players.map((player) => player.money),
		vp: view.players.map((player) => player.vp),
		mercenaries: view.players.map((player) => player.mercenaries),
		supply: view.supply,
		aid: view.players.map((player) => player.frenchAid ? 1 : 0),
		awards: view.awards.map((award) => award.holder ?? -1),
		roses: view.regions.map((region) => houseNumber(region.rose)),
		kings: view.kings.map(houseNumber),
		plans: view.players.map(emptyPlan),
		ready: view.players.map((player) => player.ready ? 1 : 0),
		revealed: frozen(view.revealed)
	};
	if (view.plan && view.seat !== null) state.plans[view.seat] = planFrom(view.plan);
	view.players.forEach((player, seat) => {
		if (player.ready && seat !== view.seat) likelyPlan(state, seat, dice);
	});
	return state;
}
function placeOf(asset) {
	return asset.zone === null ? regionNumber(asset.region ?? "") : zoneNumber(asset.zone);
}
function cardPlaces(view) {
	const places = view.assets.map((asset) => CARD_PLACES.indexOf(asset.card));
	for (let card = ASSETS.length; card < CARDS.length; card++) {
		const id = CARDS[card];
		const place = id && view.unseen.includes(id) ? "deck" : id && view.draft?.display.includes(id) ? "display" : "boxed";
		places.push(CARD_PLACES.indexOf(place));
	}
	return places;
}
//#endregion
//#region games/wars-of-the-roses/view/view.ts
function view(state, seat) {
	const realm = realmOf(state);
	const { data } = realm;
	const lying = (place) => CARDS.flatMap((_, card) => CARD_PLACES[state.cards[card] ?? 0] === place ? [card] : []);
	const asked = state.order[state.asked] ?? 0;
	return {
		seat,
		seats: state.seats,
		turn: state.turn,
		turns: data.turns,
		phase: state.phase,
		order: [...state.order],
		players: playersOf(realm, state),
		assets: assetsOf(realm, state),
		regions: regionsOf(realm, state),
		awards: awardsOf(realm, state),
		draft: state.phase === "draft" ? {
			display: cardNames(state.display),
			order: Array.from({ length: draftSizes(realm, state).picks }, (_, pick) => picker(state, pick)),
			made: state.picks
		} : null,
		aid: state.phase === "aid" ? {
			seat: asked,
			amount: aidFor(realm, state, asked)
		} : null,
		deckCount: state.deck.length,
		unseen: cardNames(lying("deck")),
		neutral: cardNames(lying("neutral")),
		boxed: cardNames(lying("boxed")),
		supply: state.supply,
		mercenariesPerCard: data.troops.mercenariesPerCard[state.turn - 1] ?? 0,
		kings: state.kings.map((house) => HOUSES[house] ?? null),
		prices: {
			troop: data.troops.cost,
			whiteCubes: data.bribery.whiteCubes,
			blackCubes: data.bribery.blackCubes,
			troops: data.troops.counters,
			bidRegions: realm.bidRegions.flatMap((region) => REGIONS[region] ?? []),
			captainPoints: data.captainOfCalais.controlPoints,
			captainVp: data.captainOfCalais.victoryPoints,
			kingVp: data.king.victoryPoints,
			tradeVp: data.bonuses.trade,
			churchVp: data.bonuses.church
		},
		plan: state.phase === "planning" && seat !== null ? planOf(realm, state, seat) : null,
		revealed: copyJson(state.revealed),
		figures: copyJson(state.figures),
		outcome: outcome(state)
	};
}
function playersOf(realm, state) {
	const { ledgers } = parliament(realm, state, null, null);
	return ledgers.map((ledger, seat) => ({
		house: HOUSES[state.houses[seat] ?? -1] ?? null,
		vp: state.vp[seat] ?? 0,
		money: state.money[seat] ?? 0,
		income: incomeOf(realm, state, seat),
		mercenaries: state.mercenaries[seat] ?? 0,
		frenchAid: state.aid[seat] === 1,
		ready: state.ready[seat] === 1,
		awards: RUNNING_AWARDS.filter((_, i) => state.awards[i] === seat),
		trade: ledger.trade / Math.max(1, realm.data.bonuses.trade),
		church: ledger.church / Math.max(1, realm.data.bonuses.church),
		forecast: total(ledger)
	}));
}
function assetsOf(realm, state) {
	return ASSETS.map((id, asset) => ({
		id,
		type: ASSET_TYPES[realm.type[asset] ?? 0] ?? "noble",
		owner: seatOrNull(state.owner[asset] ?? -1),
		card: CARD_PLACES[state.cards[asset] ?? 0] ?? "deck",
		controlPoints: realm.points[asset] ?? 0,
		income: realm.income[asset] ?? 0,
		garrison: realm.garrison[asset] ?? 0,
		white: realm.white[asset] ?? 0,
		black: realm.black[asset] ?? 0,
		region: REGIONS[regionOf(realm, state, asset)] ?? null,
		zone: asset >= FIRST_SHIP && asset < FIRST_NOBLE ? SEA_ZONES[state.place[asset - FIRST_SHIP] ?? -1] ?? null : null,
		home: REGIONS[realm.home[asset] ?? 0] ?? "wales",
		pair: ASSETS[realm.pair[asset] ?? -1] ?? null
	}));
}
function regionsOf(realm, state) {
	const { seats, houses } = state;
	const points = controlPoints(realm, state, null);
	return REGIONS.map((id, region) => {
		const here = points.slice(region * seats, (region + 1) * seats);
		const sum = (house) => here.reduce((all, n, seat) => all + (houses[seat] === house ? n : 0), 0);
		return {
			id,
			votes: realm.votes[region] ?? 0,
			first: realm.first[region] ?? 0,
			second: realm.second[region] ?? 0,
			points: here,
			ranking: ranking(realm, state, region, points, null),
			houses: houses.length > 0 ? {
				lancaster: sum(0),
				york: sum(1),
				leader: HOUSES[houseWinning(realm, state, region, points, null)] ?? null
			} : null,
			rose: HOUSES[state.roses[region] ?? -1] ?? null
		};
	});
}
function awardsOf(realm, state) {
	return RUNNING_AWARDS.map((id, i) => ({
		id,
		counts: ASSET_TYPES[realm.awardCounts[i] ?? 0] ?? "ship",
		holder: seatOrNull(state.awards[i] ?? -1),
		points: holdings(realm, state, realm.awardCounts[i] ?? -1),
		vp: realm.data.awards.victoryPoints
	}));
}
//#endregion
//#region games/wars-of-the-roses/index.ts
var game = {
	about,
	setup,
	awaiting,
	together,
	legal,
	apply,
	view,
	guess,
	outcome,
	idle,
	write,
	whyNot,
	barriers: [
		"display",
		"planning",
		"reveal"
	],
	copy,
	checkFigures,
	assert,
	speech
};
//#endregion
//#region \0frozen-rules
var words = {
	en: {
		name: "Wars of the Roses",
		tagline: "Bribe bishops, storm castles and crown your king, in secret plans laid all at once.",
		"option.figures": "Corrected figures",
		"end.last-parliament": "The last parliament has met.",
		"refused.unknown": "That is not an order of this game.",
		"refused.over": "The game is over.",
		"refused.no-draft": "No cards are being taken now.",
		"refused.not-on-display": "That card is not on display.",
		"refused.not-your-pick": "It is not your pick yet.",
		"refused.aid-not-yours": "French Aid is not being offered to you now.",
		"refused.no-aid": "French Aid is not on offer now.",
		"refused.no-planning": "Nobody is planning now.",
		"refused.ready": "You are ready; take that back to change your plan.",
		"refused.nothing-there": "There is nothing to take back there.",
		"refused.no-troops": "All your troops are used.",
		"refused.no-mercenaries": "You hold no more mercenaries.",
		"refused.unowned": "Nobody owns it, so it cannot be attacked, bribed or guarded.",
		"refused.no-presence": "You have no footing in that region.",
		"refused.one-cube": "Only one cube goes on each personality.",
		"refused.not-yours": "That is not yours.",
		"refused.own": "That is your own already.",
		"refused.no-white": "You have no white cube left.",
		"refused.no-black": "You have no black cube left.",
		"refused.stays": "No move was ordered there.",
		"refused.too-far": "That is out of reach.",
		"refused.moved": "A move is ordered already, or that place is out of reach.",
		"refused.not-calais": "There is no bidding for the Captain of Calais in that region.",
		"refused.one-bid": "Your bid stands in the other region; carry it over first.",
		"refused.bid-too-high": "You do not have that much money.",
		"refused.bid-too-low": "The bid cannot go below nothing.",
		seat: "{seat}",
		money: "£{n}",
		troops: {
			"one": "{n} troop",
			"other": "{n} troops"
		},
		mercenaries: {
			"one": "{n} mercenary",
			"other": "{n} mercenaries"
		},
		points: "{n} CP",
		vp: "{n} VP",
		rank: "{seat} {points} ({vp})",
		"rank.unplaced": "{seat} {points}",
		score: "{seat} +{gained} = {total}",
		"phase.draft": "Draft",
		"phase.aid": "French Aid",
		"phase.planning": "Planning",
		"phase.over": "Game over",
		"type.noble": "Noble",
		"type.castle": "Royal castle",
		"type.large-town": "Large town",
		"type.bishop": "Bishop",
		"type.town": "Town",
		"type.port": "Port",
		"type.ship": "Ship",
		"house.lancaster": "Lancaster",
		"house.york": "York",
		"award.lord-high-admiral": "Lord High Admiral",
		"award.archbishop-of-canterbury": "Archbishop of Canterbury",
		"award.constable-of-the-tower": "Constable of the Tower",
		"award.warden-of-the-cinque-ports": "Warden of the Cinque Ports",
		"award.captain-of-calais": "Captain of Calais",
		"region.northern-marches": "Northern Marches",
		"region.northern-england": "Northern England",
		"region.midlands": "Midlands",
		"region.south-east-england": "South East England",
		"region.west-country": "West Country",
		"region.wales": "Wales",
		"zone.sea-northern-marches-west": "Sea west of the Northern Marches",
		"zone.sea-northern-england-west": "Sea west of Northern England",
		"zone.sea-wales": "Sea off Wales",
		"zone.sea-west-country": "Sea off the West Country",
		"zone.sea-south-east-england": "Sea off South East England",
		"zone.sea-midlands": "Sea off the Midlands",
		"zone.sea-northern-england-east": "Sea east of Northern England",
		"zone.sea-northern-marches-east": "Sea east of the Northern Marches",
		"asset.castle-bamburgh": "Bamburgh Castle",
		"asset.castle-pontefract": "Pontefract Castle",
		"asset.castle-kenilworth": "Kenilworth Castle",
		"asset.castle-windsor": "Windsor Castle",
		"asset.castle-carisbrooke": "Carisbrooke Castle",
		"asset.castle-harlech": "Harlech Castle",
		"asset.large-town-newcastle": "Newcastle",
		"asset.town-durham": "Durham",
		"asset.large-town-york": "York",
		"asset.town-lincoln": "Lincoln",
		"asset.large-town-coventry": "Coventry",
		"asset.town-norwich": "Norwich",
		"asset.large-town-london": "London",
		"asset.town-winchester": "Winchester",
		"asset.large-town-bristol": "Bristol",
		"asset.town-exeter": "Exeter",
		"asset.large-town-cardiff": "Cardiff",
		"asset.town-st-davids": "St David’s",
		"asset.port-berwick": "Port of Berwick",
		"asset.ship-berwick": "Ship of Berwick",
		"asset.port-kingston": "Port of Kingston",
		"asset.ship-kingston": "Ship of Kingston",
		"asset.port-kings-lynn": "Port of King’s Lynn",
		"asset.ship-kings-lynn": "Ship of King’s Lynn",
		"asset.port-sandwich": "Port of Sandwich",
		"asset.ship-sandwich": "Ship of Sandwich",
		"asset.port-plymouth": "Port of Plymouth",
		"asset.ship-plymouth": "Ship of Plymouth",
		"asset.port-caernarfon": "Port of Caernarfon",
		"asset.ship-caernarfon": "Ship of Caernarfon",
		"asset.bishop-durham": "Bishop of Durham",
		"asset.bishop-norwich": "Bishop of Norwich",
		"asset.bishop-winchester": "Bishop of Winchester",
		"asset.bishop-exeter": "Bishop of Exeter",
		"asset.bishop-st-davids": "Bishop of St David’s",
		"asset.bishop-york": "Archbishop of York",
		"asset.noble-percy": "Percy",
		"asset.noble-clifford": "Clifford",
		"asset.noble-stanley": "Stanley",
		"asset.noble-plantagenet": "Plantagenet",
		"asset.noble-mowbray": "Mowbray",
		"asset.noble-stafford": "Stafford",
		"asset.noble-woodville": "Woodville",
		"asset.noble-beaufort": "Beaufort",
		"asset.noble-tudor": "Tudor",
		"asset.noble-herbert": "Herbert",
		"asset.noble-neville-westmorland": "Neville (Westmorland)",
		"asset.noble-neville-salisbury": "Neville (Salisbury)",
		"card.mercenary": "Mercenaries",
		"place.deck": "in the deck",
		"place.display": "on display",
		"place.held": "owned",
		"place.neutral": "neutral, back with the next display",
		"place.boxed": "out of the game",
		"move.draft": "Take {card}",
		"move.draft.mercenary": {
			"one": "Take the mercenaries: {n} counter",
			"other": "Take the mercenaries: {n} counters"
		},
		"move.aid.use": "Use French Aid: {money}",
		"move.aid.keep": "Keep French Aid for later",
		"move.troops.more": "One troop more: {at}",
		"move.troops.less": "One troop less: {at}",
		"move.troops.attack": "Attack {at} with a troop more ({money})",
		"move.troops.defend": "Defend {at} with a troop more ({money})",
		"move.mercenaries.more": "One mercenary more: {at}",
		"move.mercenaries.less": "One mercenary less: {at}",
		"move.mercenaries.attack": "Attack {at} with a mercenary more",
		"move.mercenaries.defend": "Defend {at} with a mercenary more",
		"move.cube.white": "White cube on {on}",
		"move.cube.black": "Black cube on {on}",
		"move.cube.white.price": "Guard {on} with a white cube ({money})",
		"move.cube.black.price": "Bribe {on} with a black cube ({money})",
		"move.cube.off": "Take the cube back: {on}",
		"move.go": "{who} goes: {to}",
		"move.stay": "{who} stays",
		"move.calais.raise": "Captain of Calais in {region}: bid {money} more",
		"move.calais.lower": "Captain of Calais in {region}: bid {money} less",
		"move.calais.here": "Carry the bid over to {region}",
		"move.done": "My plan stands",
		"order.calais": "bid of {money} for the Captain of Calais in {region}",
		"order.move": "move of {who} to {to}",
		"order.white": "white cube on {on}",
		"order.black": "black cube on {on}",
		"order.troops": "{force} at {at}",
		"order.mercenaries": "{force} at {at}",
		"fault.money": "not enough money",
		"fault.unowned": "nobody owns it",
		"fault.not-yours": "it belongs to another player",
		"fault.own": "it is the player’s own",
		"fault.no-presence": "no footing in the region",
		"fault.too-far": "out of reach",
		"event.turn": "Turn {turn} begins. Turn order: {order}.",
		"event.display": "On display: {cards}.",
		"event.display.extra": {
			"one": "On display, first a neutral Location: {cards}.",
			"other": "On display, first {n} neutral Locations: {cards}."
		},
		"event.drafted": "{seat} takes {card}.",
		"event.hired": {
			"one": "{seat} hires {n} mercenary.",
			"other": "{seat} hires {n} mercenaries."
		},
		"event.award.claimed": "{to} becomes {award}.",
		"event.award.passed": "{award} passes from {from} to {to}.",
		"event.award.returned": "{from} loses the title {award}; nobody holds it now.",
		"event.boxed": "Nobody took these, and they leave the game: {cards}.",
		"event.income": "{seat} collects {money}.",
		"event.aid.used": "{seat} calls on French Aid: {money}.",
		"event.aid.kept": "{seat} keeps French Aid for later.",
		"event.planning": "Everybody plans in secret.",
		"event.planned": "{seat} plans: {move}.",
		"event.ready": "{seat} is ready.",
		"event.reveal": "All plans are shown.",
		"event.bid": "{seat} pays a bid of {money} for the Captain of Calais in {region}.",
		"event.captain": "{seat} wins the Captain of Calais for {region}.",
		"event.captain.none": "Nobody bid for the Captain of Calais.",
		"event.ignored": "{seat}, ignored: {order} – {why}.",
		"event.dropped": "{seat}, not paid: {order}.",
		"event.paid": "{seat} pays {money} and keeps {left}.",
		"event.moved": "{seat} moves {who}: {from} → {to}.",
		"event.guarded": "{seat} lays a white cube on {on}.",
		"event.deployed.attack": "{seat} marches on {at} with {force}.",
		"event.deployed.defend": "{seat} mans {at} with {force}.",
		"event.bribe.won": "{seat} bribes {on} away from {owner}.",
		"event.bribe.stopped": "{seat} tries to bribe {on}, but a white cube of {owner} stands in the way.",
		"event.battle.taken": "{seat} takes {at} from {owner}, {attackers} against {defenders}; {left} left.",
		"event.battle.entered": "{seat} walks into neutral {at} with {left}.",
		"event.battle.held": "{owner} holds {at} against {seat}, {attackers} against {defenders}; {left} left.",
		"event.battle.neutral": "{seat} and {owner} fight each other to the last at {at}, {attackers} against {defenders}; it is neutral now.",
		"event.disbanded": {
			"one": "{n} mercenary goes back to the supply.",
			"other": "{n} mercenaries go back to the supply."
		},
		"event.region": "{region}: {ranking}.",
		"event.region.house": {
			"one": "{region}: {ranking}. {n} vote for {house}.",
			"other": "{region}: {ranking}. {n} votes for {house}."
		},
		"event.region.empty": "{region}: nobody has any control.",
		"event.king": "{house} crowns the King, {most} votes to {least}: {vp} for each of its players.",
		"event.king.none": "The votes are level, {most} to {least}: no King this turn.",
		"event.titled": "{seat} scores {vp} as {award}.",
		"event.trade": "{seat} scores {vp} for trade: {port} and its ship.",
		"event.church": "{seat} scores {vp} for the church: {town} and its bishop.",
		"event.scored": "Score: {scores}.",
		"event.over": "The game is over. {seat} wins with {vp}.",
		"prompt.draft": "Take a card (pick {made} of {picks}).",
		"prompt.aid": "French Aid offers {money}. Take it now, or keep the token?",
		"prompt.plan": "Plan in secret. Your orders cost {cost} of {money}.",
		"prompt.plan.short": "Your orders cost {cost}, but you have {money}: some will be dropped.",
		"prompt.plan.ignored": "Some orders will be ignored as the plan stands. It costs {cost} of {money}.",
		"prompt.wait.draft": "{seat} takes a card.",
		"prompt.wait.aid": "{seat} decides about French Aid.",
		"prompt.wait.plan": "Still planning: {seats}.",
		"prompt.over": "{seat} has won with {vp}.",
		"fact.house": "House of {house}",
		"fact.money": "{money}, income {income}",
		"fact.mercenaries": {
			"one": "{n} mercenary",
			"other": "{n} mercenaries"
		},
		"fact.forecast": "{vp} in parliament as things stand",
		"fact.aid": "French Aid in hand",
		"fact.awards": "{awards}",
		"fact.ready": "Ready",
		"seat.0": "Red",
		"seat.1": "Yellow",
		"seat.2": "Green",
		"seat.3": "Blue",
		talk: "Players may not discuss tactics or strategy with each other."
	},
	fr: {
		name: "Wars of the Roses",
		tagline: "Corrompez des évêques, prenez des châteaux et couronnez votre roi, par des plans secrets et simultanés.",
		"option.figures": "Chiffres corrigés",
		"end.last-parliament": "Le dernier parlement s’est réuni.",
		"refused.unknown": "Ce n’est pas un ordre de ce jeu.",
		"refused.over": "La partie est terminée.",
		"refused.no-draft": "On ne prend pas de cartes maintenant.",
		"refused.not-on-display": "Cette carte n’est pas exposée.",
		"refused.not-your-pick": "Ce n’est pas encore à vous de choisir.",
		"refused.aid-not-yours": "L’aide française ne vous est pas proposée maintenant.",
		"refused.no-aid": "L’aide française n’est pas proposée maintenant.",
		"refused.no-planning": "Personne ne planifie en ce moment.",
		"refused.ready": "Vous êtes prêt ; revenez dessus pour modifier votre plan.",
		"refused.nothing-there": "Il n’y a rien à reprendre à cet endroit.",
		"refused.no-troops": "Toutes vos troupes sont engagées.",
		"refused.no-mercenaries": "Vous n’avez plus de mercenaires.",
		"refused.unowned": "Personne ne le possède : ni attaque, ni corruption, ni protection possibles.",
		"refused.no-presence": "Vous n’êtes pas présent dans cette région.",
		"refused.one-cube": "Un seul cube par personnalité.",
		"refused.not-yours": "Ce n’est pas à vous.",
		"refused.own": "C’est déjà à vous.",
		"refused.no-white": "Il ne vous reste plus de cube blanc.",
		"refused.no-black": "Il ne vous reste plus de cube noir.",
		"refused.stays": "Aucun mouvement n’était ordonné.",
		"refused.too-far": "C’est hors de portée.",
		"refused.moved": "Un mouvement est déjà ordonné, ou le lieu est hors de portée.",
		"refused.not-calais": "On ne peut pas miser pour le Capitaine de Calais dans cette région.",
		"refused.one-bid": "Votre mise est dans l’autre région ; déplacez-la d’abord.",
		"refused.bid-too-high": "Vous n’avez pas assez d’argent.",
		"refused.bid-too-low": "La mise ne peut pas descendre sous zéro.",
		seat: "{seat}",
		money: "{n} £",
		troops: {
			"one": "{n} troupe",
			"many": "{n} troupes",
			"other": "{n} troupes"
		},
		mercenaries: {
			"one": "{n} mercenaire",
			"many": "{n} mercenaires",
			"other": "{n} mercenaires"
		},
		points: "{n} PC",
		vp: "{n} PV",
		rank: "{seat} {points} ({vp})",
		"rank.unplaced": "{seat} {points}",
		score: "{seat} +{gained} = {total}",
		"phase.draft": "Répartition des cartes",
		"phase.aid": "Aide française",
		"phase.planning": "Planification",
		"phase.over": "Fin de la partie",
		"type.noble": "Noble",
		"type.castle": "Château royal",
		"type.large-town": "Grande ville",
		"type.bishop": "Évêque",
		"type.town": "Ville",
		"type.port": "Port",
		"type.ship": "Navire",
		"house.lancaster": "Lancastre",
		"house.york": "York",
		"award.lord-high-admiral": "Grand Amiral d’Angleterre",
		"award.archbishop-of-canterbury": "Archevêque de Cantorbéry",
		"award.constable-of-the-tower": "Connétable de la Tour",
		"award.warden-of-the-cinque-ports": "Gardien des Cinq-Ports",
		"award.captain-of-calais": "Capitaine de Calais",
		"region.northern-marches": "Marches du Nord",
		"region.northern-england": "Nord de l’Angleterre",
		"region.midlands": "Midlands",
		"region.south-east-england": "Sud-Est de l’Angleterre",
		"region.west-country": "Pays de l’Ouest",
		"region.wales": "Pays de Galles",
		"zone.sea-northern-marches-west": "Mer à l’ouest des Marches du Nord",
		"zone.sea-northern-england-west": "Mer à l’ouest du Nord de l’Angleterre",
		"zone.sea-wales": "Mer du Pays de Galles",
		"zone.sea-west-country": "Mer du Pays de l’Ouest",
		"zone.sea-south-east-england": "Mer du Sud-Est de l’Angleterre",
		"zone.sea-midlands": "Mer des Midlands",
		"zone.sea-northern-england-east": "Mer à l’est du Nord de l’Angleterre",
		"zone.sea-northern-marches-east": "Mer à l’est des Marches du Nord",
		"asset.castle-bamburgh": "Château de Bamburgh",
		"asset.castle-pontefract": "Château de Pontefract",
		"asset.castle-kenilworth": "Château de Kenilworth",
		"asset.castle-windsor": "Château de Windsor",
		"asset.castle-carisbrooke": "Château de Carisbrooke",
		"asset.castle-harlech": "Château de Harlech",
		"asset.large-town-newcastle": "Newcastle",
		"asset.town-durham": "Durham",
		"asset.large-town-york": "York",
		"asset.town-lincoln": "Lincoln",
		"asset.large-town-coventry": "Coventry",
		"asset.town-norwich": "Norwich",
		"asset.large-town-london": "Londres",
		"asset.town-winchester": "Winchester",
		"asset.large-town-bristol": "Bristol",
		"asset.town-exeter": "Exeter",
		"asset.large-town-cardiff": "Cardiff",
		"asset.town-st-davids": "St David’s",
		"asset.port-berwick": "Port de Berwick",
		"asset.ship-berwick": "Navire de Berwick",
		"asset.port-kingston": "Port de Kingston",
		"asset.ship-kingston": "Navire de Kingston",
		"asset.port-kings-lynn": "Port de King’s Lynn",
		"asset.ship-kings-lynn": "Navire de King’s Lynn",
		"asset.port-sandwich": "Port de Sandwich",
		"asset.ship-sandwich": "Navire de Sandwich",
		"asset.port-plymouth": "Port de Plymouth",
		"asset.ship-plymouth": "Navire de Plymouth",
		"asset.port-caernarfon": "Port de Caernarfon",
		"asset.ship-caernarfon": "Navire de Caernarfon",
		"asset.bishop-durham": "Évêque de Durham",
		"asset.bishop-norwich": "Évêque de Norwich",
		"asset.bishop-winchester": "Évêque de Winchester",
		"asset.bishop-exeter": "Évêque d’Exeter",
		"asset.bishop-st-davids": "Évêque de St David’s",
		"asset.bishop-york": "Archevêque d’York",
		"asset.noble-percy": "Percy",
		"asset.noble-clifford": "Clifford",
		"asset.noble-stanley": "Stanley",
		"asset.noble-plantagenet": "Plantagenet",
		"asset.noble-mowbray": "Mowbray",
		"asset.noble-stafford": "Stafford",
		"asset.noble-woodville": "Woodville",
		"asset.noble-beaufort": "Beaufort",
		"asset.noble-tudor": "Tudor",
		"asset.noble-herbert": "Herbert",
		"asset.noble-neville-westmorland": "Neville (Westmorland)",
		"asset.noble-neville-salisbury": "Neville (Salisbury)",
		"card.mercenary": "Mercenaires",
		"place.deck": "dans la pioche",
		"place.display": "exposée",
		"place.held": "possédée",
		"place.neutral": "neutre, revient à la prochaine exposition",
		"place.boxed": "hors du jeu",
		"move.draft": "Prendre : {card}",
		"move.draft.mercenary": {
			"one": "Prendre les mercenaires : {n} pion",
			"many": "Prendre les mercenaires : {n} pions",
			"other": "Prendre les mercenaires : {n} pions"
		},
		"move.aid.use": "Demander l’aide française : {money}",
		"move.aid.keep": "Garder l’aide française pour plus tard",
		"move.troops.more": "Une troupe de plus : {at}",
		"move.troops.less": "Une troupe de moins : {at}",
		"move.troops.attack": "Attaquer avec une troupe de plus ({money}) : {at}",
		"move.troops.defend": "Défendre avec une troupe de plus ({money}) : {at}",
		"move.mercenaries.more": "Un mercenaire de plus : {at}",
		"move.mercenaries.less": "Un mercenaire de moins : {at}",
		"move.mercenaries.attack": "Attaquer avec un mercenaire de plus : {at}",
		"move.mercenaries.defend": "Défendre avec un mercenaire de plus : {at}",
		"move.cube.white": "Cube blanc : {on}",
		"move.cube.black": "Cube noir : {on}",
		"move.cube.white.price": "Protéger par un cube blanc ({money}) : {on}",
		"move.cube.black.price": "Corrompre par un cube noir ({money}) : {on}",
		"move.cube.off": "Reprendre le cube : {on}",
		"move.go": "{who} se déplace : {to}",
		"move.stay": "{who} reste sur place",
		"move.calais.raise": "Capitaine de Calais, {region} : miser {money} de plus",
		"move.calais.lower": "Capitaine de Calais, {region} : miser {money} de moins",
		"move.calais.here": "Déplacer la mise : {region}",
		"move.done": "Mon plan est prêt",
		"order.calais": "mise de {money} pour le Capitaine de Calais ({region})",
		"order.move": "mouvement de {who} ({to})",
		"order.white": "cube blanc ({on})",
		"order.black": "cube noir ({on})",
		"order.troops": "{force} ({at})",
		"order.mercenaries": "{force} ({at})",
		"fault.money": "pas assez d’argent",
		"fault.unowned": "n’appartient à personne",
		"fault.not-yours": "appartient à un autre joueur",
		"fault.own": "appartient déjà au joueur",
		"fault.no-presence": "aucune présence dans la région",
		"fault.too-far": "hors de portée",
		"event.turn": "Tour {turn}. Ordre du tour : {order}.",
		"event.display": "Cartes exposées : {cards}.",
		"event.display.extra": {
			"one": "Cartes exposées, dont {n} lieu neutre en tête : {cards}.",
			"many": "Cartes exposées, dont {n} lieux neutres en tête : {cards}.",
			"other": "Cartes exposées, dont {n} lieux neutres en tête : {cards}."
		},
		"event.drafted": "{seat} prend : {card}.",
		"event.hired": {
			"one": "{seat} engage {n} mercenaire.",
			"many": "{seat} engage {n} mercenaires.",
			"other": "{seat} engage {n} mercenaires."
		},
		"event.award.claimed": "Nouveau titre : {award} – {to}.",
		"event.award.passed": "{award} : le titre passe de {from} à {to}.",
		"event.award.returned": "{from} perd le titre {award} ; personne ne le détient.",
		"event.boxed": "Personne n’en a voulu, ces cartes quittent la partie : {cards}.",
		"event.income": "{seat} perçoit {money}.",
		"event.aid.used": "{seat} fait appel à l’aide française : {money}.",
		"event.aid.kept": "{seat} garde l’aide française pour plus tard.",
		"event.planning": "Chacun planifie en secret.",
		"event.planned": "{seat} prévoit : {move}.",
		"event.ready": "{seat} a terminé son plan.",
		"event.reveal": "Tous les plans sont révélés.",
		"event.bid": "{seat} paie une mise de {money} pour le Capitaine de Calais ({region}).",
		"event.captain": "{seat} remporte le Capitaine de Calais ({region}).",
		"event.captain.none": "Personne n’a misé pour le Capitaine de Calais.",
		"event.ignored": "{seat}, ordre ignoré : {order} – {why}.",
		"event.dropped": "{seat}, ordre impayé : {order}.",
		"event.paid": "{seat} paie {money} et garde {left}.",
		"event.moved": "{seat} déplace {who} : {from} → {to}.",
		"event.guarded": "{seat} pose un cube blanc : {on}.",
		"event.deployed.attack": "{seat} marche à l’attaque avec {force} : {at}.",
		"event.deployed.defend": "{seat} renforce la défense avec {force} : {at}.",
		"event.bribe.won": "{seat} corrompt {on} aux dépens de {owner}.",
		"event.bribe.stopped": "{seat} tente de corrompre {on}, mais un cube blanc de {owner} l’en empêche.",
		"event.battle.taken": "{seat} s’empare de {at} ({owner}) : {attackers} contre {defenders}, reste {left}.",
		"event.battle.entered": "{seat} entre sans combat avec {left}, lieu neutre : {at}.",
		"event.battle.held": "{owner} tient {at} face à {seat} : {attackers} contre {defenders}, reste {left}.",
		"event.battle.neutral": "{seat} et {owner} s’anéantissent, {attackers} contre {defenders} ; lieu désormais neutre : {at}.",
		"event.disbanded": {
			"one": "{n} mercenaire retourne à la réserve.",
			"many": "{n} mercenaires retournent à la réserve.",
			"other": "{n} mercenaires retournent à la réserve."
		},
		"event.region": "{region} : {ranking}.",
		"event.region.house": {
			"one": "{region} : {ranking}. {n} voix pour {house}.",
			"many": "{region} : {ranking}. {n} voix pour {house}.",
			"other": "{region} : {ranking}. {n} voix pour {house}."
		},
		"event.region.empty": "{region} : personne ne contrôle rien.",
		"event.king": "{house} couronne le roi par {most} voix contre {least} : {vp} par joueur.",
		"event.king.none": "Égalité des voix, {most} à {least} : pas de roi ce tour-ci.",
		"event.titled": "{seat} marque {vp} : {award}.",
		"event.trade": "{seat} marque {vp} de commerce : {port} et son navire.",
		"event.church": "{seat} marque {vp} pour l’Église : {town} et son évêque.",
		"event.scored": "Score : {scores}.",
		"event.over": "La partie est terminée. {seat} l’emporte avec {vp}.",
		"prompt.draft": "Prenez une carte (choix {made} sur {picks}).",
		"prompt.aid": "L’aide française vaut {money}. La prendre maintenant, ou la garder ?",
		"prompt.plan": "Planifiez en secret. Vos ordres coûtent {cost} sur {money}.",
		"prompt.plan.short": "Vos ordres coûtent {cost}, mais vous avez {money} : certains seront abandonnés.",
		"prompt.plan.ignored": "Certains ordres seront ignorés en l’état. Le plan coûte {cost} sur {money}.",
		"prompt.wait.draft": "{seat} choisit une carte.",
		"prompt.wait.aid": "{seat} décide de l’aide française.",
		"prompt.wait.plan": "Planifient encore : {seats}.",
		"prompt.over": "{seat} a gagné avec {vp}.",
		"fact.house": "Maison : {house}",
		"fact.money": "{money}, revenu {income}",
		"fact.mercenaries": {
			"one": "{n} mercenaire",
			"many": "{n} mercenaires",
			"other": "{n} mercenaires"
		},
		"fact.forecast": "{vp} au parlement en l’état",
		"fact.aid": "Aide française disponible",
		"fact.awards": "{awards}",
		"fact.ready": "Prêt",
		"seat.0": "Rouge",
		"seat.1": "Jaune",
		"seat.2": "Vert",
		"seat.3": "Bleu",
		talk: "Les joueurs ne doivent discuter entre eux ni de tactique ni de stratégie."
	},
	it: {
		name: "Wars of the Roses",
		tagline: "Corrompi vescovi, espugna castelli e incorona il tuo re, con piani segreti e simultanei.",
		"option.figures": "Valori corretti",
		"end.last-parliament": "L’ultimo parlamento si è riunito.",
		"refused.unknown": "Questo non è un ordine del gioco.",
		"refused.over": "La partita è finita.",
		"refused.no-draft": "Ora non si prendono carte.",
		"refused.not-on-display": "Quella carta non è esposta.",
		"refused.not-your-pick": "Non tocca ancora a te scegliere.",
		"refused.aid-not-yours": "L’aiuto francese non è offerto a te ora.",
		"refused.no-aid": "L’aiuto francese non è disponibile ora.",
		"refused.no-planning": "In questo momento nessuno pianifica.",
		"refused.ready": "Sei pronto; annulla per cambiare il piano.",
		"refused.nothing-there": "Lì non c’è nulla da riprendere.",
		"refused.no-troops": "Tutte le tue truppe sono impegnate.",
		"refused.no-mercenaries": "Non hai altri mercenari.",
		"refused.unowned": "Non appartiene a nessuno: non si può attaccare, corrompere né proteggere.",
		"refused.no-presence": "Non sei presente in quella regione.",
		"refused.one-cube": "Un solo cubo per personalità.",
		"refused.not-yours": "Non è tuo.",
		"refused.own": "È già tuo.",
		"refused.no-white": "Non hai più cubi bianchi.",
		"refused.no-black": "Non hai più cubi neri.",
		"refused.stays": "Nessun movimento era stato ordinato.",
		"refused.too-far": "È fuori portata.",
		"refused.moved": "C’è già un ordine di movimento, oppure il luogo è fuori portata.",
		"refused.not-calais": "In quella regione non si offre per il Capitano di Calais.",
		"refused.one-bid": "La tua offerta è nell’altra regione; spostala prima.",
		"refused.bid-too-high": "Non hai abbastanza denaro.",
		"refused.bid-too-low": "L’offerta non può scendere sotto zero.",
		seat: "{seat}",
		money: "{n} £",
		troops: {
			"one": "{n} truppa",
			"many": "{n} truppe",
			"other": "{n} truppe"
		},
		mercenaries: {
			"one": "{n} mercenario",
			"many": "{n} mercenari",
			"other": "{n} mercenari"
		},
		points: "{n} PC",
		vp: "{n} PV",
		rank: "{seat} {points} ({vp})",
		"rank.unplaced": "{seat} {points}",
		score: "{seat} +{gained} = {total}",
		"phase.draft": "Scelta delle carte",
		"phase.aid": "Aiuto francese",
		"phase.planning": "Pianificazione",
		"phase.over": "Fine della partita",
		"type.noble": "Nobile",
		"type.castle": "Castello reale",
		"type.large-town": "Grande città",
		"type.bishop": "Vescovo",
		"type.town": "Città",
		"type.port": "Porto",
		"type.ship": "Nave",
		"house.lancaster": "Lancaster",
		"house.york": "York",
		"award.lord-high-admiral": "Lord Grand’Ammiraglio",
		"award.archbishop-of-canterbury": "Arcivescovo di Canterbury",
		"award.constable-of-the-tower": "Conestabile della Torre",
		"award.warden-of-the-cinque-ports": "Guardiano dei Cinque Porti",
		"award.captain-of-calais": "Capitano di Calais",
		"region.northern-marches": "Marche del Nord",
		"region.northern-england": "Inghilterra del Nord",
		"region.midlands": "Midlands",
		"region.south-east-england": "Inghilterra sud-orientale",
		"region.west-country": "West Country",
		"region.wales": "Galles",
		"zone.sea-northern-marches-west": "Mare a ovest delle Marche del Nord",
		"zone.sea-northern-england-west": "Mare a ovest dell’Inghilterra del Nord",
		"zone.sea-wales": "Mare del Galles",
		"zone.sea-west-country": "Mare del West Country",
		"zone.sea-south-east-england": "Mare dell’Inghilterra sud-orientale",
		"zone.sea-midlands": "Mare delle Midlands",
		"zone.sea-northern-england-east": "Mare a est dell’Inghilterra del Nord",
		"zone.sea-northern-marches-east": "Mare a est delle Marche del Nord",
		"asset.castle-bamburgh": "Castello di Bamburgh",
		"asset.castle-pontefract": "Castello di Pontefract",
		"asset.castle-kenilworth": "Castello di Kenilworth",
		"asset.castle-windsor": "Castello di Windsor",
		"asset.castle-carisbrooke": "Castello di Carisbrooke",
		"asset.castle-harlech": "Castello di Harlech",
		"asset.large-town-newcastle": "Newcastle",
		"asset.town-durham": "Durham",
		"asset.large-town-york": "York",
		"asset.town-lincoln": "Lincoln",
		"asset.large-town-coventry": "Coventry",
		"asset.town-norwich": "Norwich",
		"asset.large-town-london": "Londra",
		"asset.town-winchester": "Winchester",
		"asset.large-town-bristol": "Bristol",
		"asset.town-exeter": "Exeter",
		"asset.large-town-cardiff": "Cardiff",
		"asset.town-st-davids": "St David’s",
		"asset.port-berwick": "Porto di Berwick",
		"asset.ship-berwick": "Nave di Berwick",
		"asset.port-kingston": "Porto di Kingston",
		"asset.ship-kingston": "Nave di Kingston",
		"asset.port-kings-lynn": "Porto di King’s Lynn",
		"asset.ship-kings-lynn": "Nave di King’s Lynn",
		"asset.port-sandwich": "Porto di Sandwich",
		"asset.ship-sandwich": "Nave di Sandwich",
		"asset.port-plymouth": "Porto di Plymouth",
		"asset.ship-plymouth": "Nave di Plymouth",
		"asset.port-caernarfon": "Porto di Caernarfon",
		"asset.ship-caernarfon": "Nave di Caernarfon",
		"asset.bishop-durham": "Vescovo di Durham",
		"asset.bishop-norwich": "Vescovo di Norwich",
		"asset.bishop-winchester": "Vescovo di Winchester",
		"asset.bishop-exeter": "Vescovo di Exeter",
		"asset.bishop-st-davids": "Vescovo di St David’s",
		"asset.bishop-york": "Arcivescovo di York",
		"asset.noble-percy": "Percy",
		"asset.noble-clifford": "Clifford",
		"asset.noble-stanley": "Stanley",
		"asset.noble-plantagenet": "Plantagenet",
		"asset.noble-mowbray": "Mowbray",
		"asset.noble-stafford": "Stafford",
		"asset.noble-woodville": "Woodville",
		"asset.noble-beaufort": "Beaufort",
		"asset.noble-tudor": "Tudor",
		"asset.noble-herbert": "Herbert",
		"asset.noble-neville-westmorland": "Neville (Westmorland)",
		"asset.noble-neville-salisbury": "Neville (Salisbury)",
		"card.mercenary": "Mercenari",
		"place.deck": "nel mazzo",
		"place.display": "esposta",
		"place.held": "posseduta",
		"place.neutral": "neutrale, torna con la prossima esposizione",
		"place.boxed": "fuori dal gioco",
		"move.draft": "Prendi: {card}",
		"move.draft.mercenary": {
			"one": "Prendi i mercenari: {n} segnalino",
			"many": "Prendi i mercenari: {n} segnalini",
			"other": "Prendi i mercenari: {n} segnalini"
		},
		"move.aid.use": "Chiedi l’aiuto francese: {money}",
		"move.aid.keep": "Conserva l’aiuto francese per dopo",
		"move.troops.more": "Una truppa in più: {at}",
		"move.troops.less": "Una truppa in meno: {at}",
		"move.troops.attack": "Attacca con una truppa in più ({money}): {at}",
		"move.troops.defend": "Difendi con una truppa in più ({money}): {at}",
		"move.mercenaries.more": "Un mercenario in più: {at}",
		"move.mercenaries.less": "Un mercenario in meno: {at}",
		"move.mercenaries.attack": "Attacca con un mercenario in più: {at}",
		"move.mercenaries.defend": "Difendi con un mercenario in più: {at}",
		"move.cube.white": "Cubo bianco: {on}",
		"move.cube.black": "Cubo nero: {on}",
		"move.cube.white.price": "Proteggi con un cubo bianco ({money}): {on}",
		"move.cube.black.price": "Corrompi con un cubo nero ({money}): {on}",
		"move.cube.off": "Riprendi il cubo: {on}",
		"move.go": "{who} si sposta: {to}",
		"move.stay": "{who} resta dov’è",
		"move.calais.raise": "Capitano di Calais, {region}: offri {money} in più",
		"move.calais.lower": "Capitano di Calais, {region}: offri {money} in meno",
		"move.calais.here": "Sposta l’offerta: {region}",
		"move.done": "Il mio piano è pronto",
		"order.calais": "offerta di {money} per il Capitano di Calais ({region})",
		"order.move": "movimento di {who} ({to})",
		"order.white": "cubo bianco ({on})",
		"order.black": "cubo nero ({on})",
		"order.troops": "{force} ({at})",
		"order.mercenaries": "{force} ({at})",
		"fault.money": "denaro insufficiente",
		"fault.unowned": "non appartiene a nessuno",
		"fault.not-yours": "appartiene a un altro giocatore",
		"fault.own": "appartiene già al giocatore",
		"fault.no-presence": "nessuna presenza nella regione",
		"fault.too-far": "fuori portata",
		"event.turn": "Inizia il turno {turn}. Ordine di turno: {order}.",
		"event.display": "Carte esposte: {cards}.",
		"event.display.extra": {
			"one": "Carte esposte, con {n} luogo neutrale per primo: {cards}.",
			"many": "Carte esposte, con {n} luoghi neutrali per primi: {cards}.",
			"other": "Carte esposte, con {n} luoghi neutrali per primi: {cards}."
		},
		"event.drafted": "{seat} prende: {card}.",
		"event.hired": {
			"one": "{seat} assolda {n} mercenario.",
			"many": "{seat} assolda {n} mercenari.",
			"other": "{seat} assolda {n} mercenari."
		},
		"event.award.claimed": "Nuovo titolo: {award} – {to}.",
		"event.award.passed": "{award}: il titolo passa da {from} a {to}.",
		"event.award.returned": "{from} perde il titolo {award}; ora è di nessuno.",
		"event.boxed": "Nessuno le ha prese, escono dal gioco: {cards}.",
		"event.income": "{seat} incassa {money}.",
		"event.aid.used": "{seat} ricorre all’aiuto francese: {money}.",
		"event.aid.kept": "{seat} conserva l’aiuto francese.",
		"event.planning": "Tutti pianificano in segreto.",
		"event.planned": "{seat} pianifica: {move}.",
		"event.ready": "{seat} ha completato il piano.",
		"event.reveal": "Tutti i piani vengono rivelati.",
		"event.bid": "{seat} paga un’offerta di {money} per il Capitano di Calais ({region}).",
		"event.captain": "{seat} ottiene il Capitano di Calais ({region}).",
		"event.captain.none": "Nessuno ha offerto per il Capitano di Calais.",
		"event.ignored": "{seat}, ordine ignorato: {order} – {why}.",
		"event.dropped": "{seat}, non pagato: {order}.",
		"event.paid": "{seat} paga {money} e conserva {left}.",
		"event.moved": "{seat} sposta {who}: {from} → {to}.",
		"event.guarded": "{seat} pone un cubo bianco: {on}.",
		"event.deployed.attack": "{seat} marcia all’attacco con {force}: {at}.",
		"event.deployed.defend": "{seat} rinforza la difesa con {force}: {at}.",
		"event.bribe.won": "{seat} corrompe {on} a danno di {owner}.",
		"event.bribe.stopped": "{seat} tenta di corrompere {on}, ma un cubo bianco di {owner} lo impedisce.",
		"event.battle.taken": "{seat} conquista {at} ({owner}): {attackers} contro {defenders}, ne restano {left}.",
		"event.battle.entered": "{seat} entra senza combattere con {left}, luogo neutrale: {at}.",
		"event.battle.held": "{owner} difende {at} da {seat}: {attackers} contro {defenders}, ne restano {left}.",
		"event.battle.neutral": "{seat} e {owner} si annientano, {attackers} contro {defenders}; ora è neutrale: {at}.",
		"event.disbanded": {
			"one": "{n} mercenario torna nella riserva.",
			"many": "{n} mercenari tornano nella riserva.",
			"other": "{n} mercenari tornano nella riserva."
		},
		"event.region": "{region}: {ranking}.",
		"event.region.house": {
			"one": "{region}: {ranking}. {n} voto per {house}.",
			"many": "{region}: {ranking}. {n} voti per {house}.",
			"other": "{region}: {ranking}. {n} voti per {house}."
		},
		"event.region.empty": "{region}: nessuno controlla nulla.",
		"event.king": "{house} incorona il re, voti {most} a {least}: {vp} a ciascun suo giocatore.",
		"event.king.none": "Parità di voti, {most} a {least}: nessun re in questo turno.",
		"event.titled": "{seat} guadagna {vp}: {award}.",
		"event.trade": "{seat} guadagna {vp} per il commercio: {port} e la sua nave.",
		"event.church": "{seat} guadagna {vp} per la Chiesa: {town} e il suo vescovo.",
		"event.scored": "Punteggio: {scores}.",
		"event.over": "La partita è finita. {seat} vince con {vp}.",
		"prompt.draft": "Prendi una carta (scelta {made} di {picks}).",
		"prompt.aid": "L’aiuto francese vale {money}. Prenderlo ora o conservarlo?",
		"prompt.plan": "Pianifica in segreto. I tuoi ordini costano {cost} su {money}.",
		"prompt.plan.short": "I tuoi ordini costano {cost}, ma hai {money}: alcuni saranno scartati.",
		"prompt.plan.ignored": "Così alcuni ordini saranno ignorati. Il piano costa {cost} su {money}.",
		"prompt.wait.draft": "{seat} sceglie una carta.",
		"prompt.wait.aid": "{seat} decide sull’aiuto francese.",
		"prompt.wait.plan": "Stanno ancora pianificando: {seats}.",
		"prompt.over": "{seat} ha vinto con {vp}.",
		"fact.house": "Casata: {house}",
		"fact.money": "{money}, rendita {income}",
		"fact.mercenaries": {
			"one": "{n} mercenario",
			"many": "{n} mercenari",
			"other": "{n} mercenari"
		},
		"fact.forecast": "{vp} in parlamento per ora",
		"fact.aid": "Aiuto francese disponibile",
		"fact.awards": "{awards}",
		"fact.ready": "Pronto",
		"seat.0": "Rosso",
		"seat.1": "Giallo",
		"seat.2": "Verde",
		"seat.3": "Blu",
		talk: "I giocatori non possono discutere tra loro di tattica o strategia."
	},
	cs: {
		name: "Wars of the Roses",
		tagline: "Podplácejte biskupy, dobývejte hrady a korunujte svého krále – tajnými plány, všichni najednou.",
		"option.figures": "Opravené hodnoty",
		"end.last-parliament": "Zasedl poslední parlament.",
		"refused.unknown": "Takový rozkaz tato hra nezná.",
		"refused.over": "Hra skončila.",
		"refused.no-draft": "Teď se karty neberou.",
		"refused.not-on-display": "Tato karta v nabídce není.",
		"refused.not-your-pick": "Ještě nejste s výběrem na řadě.",
		"refused.aid-not-yours": "Francouzská pomoc se teď nenabízí vám.",
		"refused.no-aid": "Francouzská pomoc teď není v nabídce.",
		"refused.no-planning": "Teď nikdo neplánuje.",
		"refused.ready": "Už jste hotovi; chcete-li plán změnit, vezměte to zpět.",
		"refused.nothing-there": "Odtud není co vzít zpět.",
		"refused.no-troops": "Všechny vaše oddíly jsou už nasazené.",
		"refused.no-mercenaries": "Žádné další žoldnéře nemáte.",
		"refused.unowned": "Nikomu nepatří, nelze to tedy napadnout, podplatit ani chránit.",
		"refused.no-presence": "V tomto kraji nemáte oporu.",
		"refused.one-cube": "Na každou osobnost patří jen jedna kostka.",
		"refused.not-yours": "To vám nepatří.",
		"refused.own": "To už vám patří.",
		"refused.no-white": "Nezbývá vám žádná bílá kostka.",
		"refused.no-black": "Nezbývá vám žádná černá kostka.",
		"refused.stays": "Žádný přesun nebyl zadán.",
		"refused.too-far": "Tak daleko se nedostane.",
		"refused.moved": "Přesun už je zadán, nebo je cíl příliš daleko.",
		"refused.not-calais": "V tomto kraji se o kapitána z Calais nenabízí.",
		"refused.one-bid": "Vaše nabídka leží v druhém kraji; nejdřív ji přeneste.",
		"refused.bid-too-high": "Tolik peněz nemáte.",
		"refused.bid-too-low": "Nabídka nemůže klesnout pod nulu.",
		seat: "{seat}",
		money: "{n} £",
		troops: {
			"one": "{n} oddíl",
			"few": "{n} oddíly",
			"many": "{n} oddílu",
			"other": "{n} oddílů"
		},
		mercenaries: {
			"one": "{n} žoldnéř",
			"few": "{n} žoldnéři",
			"many": "{n} žoldnéře",
			"other": "{n} žoldnéřů"
		},
		points: "{n} KB",
		vp: "{n} VB",
		rank: "{seat} {points} ({vp})",
		"rank.unplaced": "{seat} {points}",
		score: "{seat} +{gained} = {total}",
		"phase.draft": "Výběr karet",
		"phase.aid": "Francouzská pomoc",
		"phase.planning": "Plánování",
		"phase.over": "Konec hry",
		"type.noble": "Šlechtic",
		"type.castle": "Královský hrad",
		"type.large-town": "Velké město",
		"type.bishop": "Biskup",
		"type.town": "Město",
		"type.port": "Přístav",
		"type.ship": "Loď",
		"house.lancaster": "Lancaster",
		"house.york": "York",
		"award.lord-high-admiral": "lord velkoadmirál",
		"award.archbishop-of-canterbury": "arcibiskup canterburský",
		"award.constable-of-the-tower": "konstábl Toweru",
		"award.warden-of-the-cinque-ports": "správce Pěti přístavů",
		"award.captain-of-calais": "kapitán z Calais",
		"region.northern-marches": "Severní marky",
		"region.northern-england": "Severní Anglie",
		"region.midlands": "Střední Anglie",
		"region.south-east-england": "Jihovýchodní Anglie",
		"region.west-country": "Jihozápadní Anglie",
		"region.wales": "Wales",
		"zone.sea-northern-marches-west": "Moře západně od Severních marek",
		"zone.sea-northern-england-west": "Moře západně od Severní Anglie",
		"zone.sea-wales": "Moře u Walesu",
		"zone.sea-west-country": "Moře u Jihozápadní Anglie",
		"zone.sea-south-east-england": "Moře u Jihovýchodní Anglie",
		"zone.sea-midlands": "Moře u Střední Anglie",
		"zone.sea-northern-england-east": "Moře východně od Severní Anglie",
		"zone.sea-northern-marches-east": "Moře východně od Severních marek",
		"asset.castle-bamburgh": "hrad Bamburgh",
		"asset.castle-pontefract": "hrad Pontefract",
		"asset.castle-kenilworth": "hrad Kenilworth",
		"asset.castle-windsor": "hrad Windsor",
		"asset.castle-carisbrooke": "hrad Carisbrooke",
		"asset.castle-harlech": "hrad Harlech",
		"asset.large-town-newcastle": "Newcastle",
		"asset.town-durham": "Durham",
		"asset.large-town-york": "York",
		"asset.town-lincoln": "Lincoln",
		"asset.large-town-coventry": "Coventry",
		"asset.town-norwich": "Norwich",
		"asset.large-town-london": "Londýn",
		"asset.town-winchester": "Winchester",
		"asset.large-town-bristol": "Bristol",
		"asset.town-exeter": "Exeter",
		"asset.large-town-cardiff": "Cardiff",
		"asset.town-st-davids": "St David’s",
		"asset.port-berwick": "přístav Berwick",
		"asset.ship-berwick": "loď přístavu Berwick",
		"asset.port-kingston": "přístav Kingston",
		"asset.ship-kingston": "loď přístavu Kingston",
		"asset.port-kings-lynn": "přístav King’s Lynn",
		"asset.ship-kings-lynn": "loď přístavu King’s Lynn",
		"asset.port-sandwich": "přístav Sandwich",
		"asset.ship-sandwich": "loď přístavu Sandwich",
		"asset.port-plymouth": "přístav Plymouth",
		"asset.ship-plymouth": "loď přístavu Plymouth",
		"asset.port-caernarfon": "přístav Caernarfon",
		"asset.ship-caernarfon": "loď přístavu Caernarfon",
		"asset.bishop-durham": "biskup durhamský",
		"asset.bishop-norwich": "biskup norwichský",
		"asset.bishop-winchester": "biskup winchesterský",
		"asset.bishop-exeter": "biskup exeterský",
		"asset.bishop-st-davids": "biskup ze St David’s",
		"asset.bishop-york": "arcibiskup yorský",
		"asset.noble-percy": "Percy",
		"asset.noble-clifford": "Clifford",
		"asset.noble-stanley": "Stanley",
		"asset.noble-plantagenet": "Plantagenet",
		"asset.noble-mowbray": "Mowbray",
		"asset.noble-stafford": "Stafford",
		"asset.noble-woodville": "Woodville",
		"asset.noble-beaufort": "Beaufort",
		"asset.noble-tudor": "Tudor",
		"asset.noble-herbert": "Herbert",
		"asset.noble-neville-westmorland": "Neville (Westmorland)",
		"asset.noble-neville-salisbury": "Neville (Salisbury)",
		"card.mercenary": "Žoldnéři",
		"place.deck": "v balíčku",
		"place.display": "v nabídce",
		"place.held": "vlastněná",
		"place.neutral": "neutrální, vrátí se s příští nabídkou",
		"place.boxed": "mimo hru",
		"move.draft": "Vzít: {card}",
		"move.draft.mercenary": {
			"one": "Vzít žoldnéře: {n} žeton",
			"few": "Vzít žoldnéře: {n} žetony",
			"many": "Vzít žoldnéře: {n} žetonu",
			"other": "Vzít žoldnéře: {n} žetonů"
		},
		"move.aid.use": "Přijmout francouzskou pomoc: {money}",
		"move.aid.keep": "Nechat si francouzskou pomoc na později",
		"move.troops.more": "O oddíl víc: {at}",
		"move.troops.less": "O oddíl méně: {at}",
		"move.troops.attack": "Zaútočit dalším oddílem ({money}): {at}",
		"move.troops.defend": "Bránit dalším oddílem ({money}): {at}",
		"move.mercenaries.more": "O žoldnéře víc: {at}",
		"move.mercenaries.less": "O žoldnéře méně: {at}",
		"move.mercenaries.attack": "Zaútočit dalším žoldnéřem: {at}",
		"move.mercenaries.defend": "Bránit dalším žoldnéřem: {at}",
		"move.cube.white": "Bílá kostka: {on}",
		"move.cube.black": "Černá kostka: {on}",
		"move.cube.white.price": "Chránit bílou kostkou ({money}): {on}",
		"move.cube.black.price": "Podplatit černou kostkou ({money}): {on}",
		"move.cube.off": "Vzít kostku zpět: {on}",
		"move.go": "{who} – přesun: {to}",
		"move.stay": "{who} zůstane",
		"move.calais.raise": "Kapitán z Calais, {region}: nabídnout o {money} víc",
		"move.calais.lower": "Kapitán z Calais, {region}: nabídnout o {money} méně",
		"move.calais.here": "Přenést nabídku: {region}",
		"move.done": "Plán je hotov",
		"order.calais": "nabídka {money} za kapitána z Calais ({region})",
		"order.move": "přesun: {who} ({to})",
		"order.white": "bílá kostka ({on})",
		"order.black": "černá kostka ({on})",
		"order.troops": "{force} ({at})",
		"order.mercenaries": "{force} ({at})",
		"fault.money": "chybí peníze",
		"fault.unowned": "nikomu nepatří",
		"fault.not-yours": "patří jinému hráči",
		"fault.own": "hráči už patří",
		"fault.no-presence": "v kraji chybí opora",
		"fault.too-far": "příliš daleko",
		"event.turn": "Začíná {turn}. kolo. Pořadí: {order}.",
		"event.display": "V nabídce leží: {cards}.",
		"event.display.extra": {
			"one": "V nabídce leží, nejprve {n} neutrální místo: {cards}.",
			"few": "V nabídce leží, nejprve {n} neutrální místa: {cards}.",
			"many": "V nabídce leží, nejprve {n} neutrálního místa: {cards}.",
			"other": "V nabídce leží, nejprve {n} neutrálních míst: {cards}."
		},
		"event.drafted": "{seat} bere: {card}.",
		"event.hired": {
			"one": "{seat} najímá {n} žoldnéře.",
			"few": "{seat} najímá {n} žoldnéře.",
			"many": "{seat} najímá {n} žoldnéře.",
			"other": "{seat} najímá {n} žoldnéřů."
		},
		"event.award.claimed": "Nový titul: {award} – {to}.",
		"event.award.passed": "{award}: titul přechází, {from} → {to}.",
		"event.award.returned": "{from} ztrácí titul {award}; teď ho nedrží nikdo.",
		"event.boxed": "Nikdo je nevzal, opouštějí hru: {cards}.",
		"event.income": "{seat} vybírá {money}.",
		"event.aid.used": "{seat} přijímá francouzskou pomoc: {money}.",
		"event.aid.kept": "{seat} si francouzskou pomoc nechává na později.",
		"event.planning": "Všichni tajně plánují.",
		"event.planned": "{seat} plánuje: {move}.",
		"event.ready": "{seat} má plán hotový.",
		"event.reveal": "Všechny plány jsou odhaleny.",
		"event.bid": "{seat} platí nabídku {money} za kapitána z Calais ({region}).",
		"event.captain": "{seat} získává kapitána z Calais ({region}).",
		"event.captain.none": "O kapitána z Calais nikdo neusiloval.",
		"event.ignored": "{seat}, neplatný rozkaz: {order} – {why}.",
		"event.dropped": "{seat}, nezaplaceno: {order}.",
		"event.paid": "{seat} platí {money}, zbývá {left}.",
		"event.moved": "{seat}, přesun – {who}: {from} → {to}.",
		"event.guarded": "{seat} klade bílou kostku: {on}.",
		"event.deployed.attack": "{seat} táhne do útoku ({force}): {at}.",
		"event.deployed.defend": "{seat} posiluje obranu ({force}): {at}.",
		"event.bribe.won": "{seat} získává úplatkem: {on}; přichází o to {owner}.",
		"event.bribe.stopped": "{seat} zkouší úplatek: {on}; brání tomu bílá kostka ({owner}).",
		"event.battle.taken": "{seat} dobývá: {at} (bránil {owner}), {attackers} proti {defenders}, zbývá {left}.",
		"event.battle.entered": "{seat} bez boje obsazuje neutrální místo: {at}, jednotek {left}.",
		"event.battle.held": "{owner} uhájil: {at} (útočil {seat}), {attackers} proti {defenders}, zbývá {left}.",
		"event.battle.neutral": "{seat} a {owner} se navzájem zničili, {attackers} proti {defenders}; místo je nyní neutrální: {at}.",
		"event.disbanded": {
			"one": "{n} žoldnéř se vrací do zásoby.",
			"few": "{n} žoldnéři se vracejí do zásoby.",
			"many": "{n} žoldnéře se vrací do zásoby.",
			"other": "{n} žoldnéřů se vrací do zásoby."
		},
		"event.region": "{region}: {ranking}.",
		"event.region.house": {
			"one": "{region}: {ranking}. {n} hlas: {house}.",
			"few": "{region}: {ranking}. {n} hlasy: {house}.",
			"many": "{region}: {ranking}. {n} hlasu: {house}.",
			"other": "{region}: {ranking}. {n} hlasů: {house}."
		},
		"event.region.empty": "{region}: nikdo tu nemá vliv.",
		"event.king": "{house} korunuje krále poměrem hlasů {most} : {least}: {vp} každému hráči rodu.",
		"event.king.none": "Hlasy jsou vyrovnané, {most} : {least}: toto kolo bez krále.",
		"event.titled": "{seat} získává {vp}: {award}.",
		"event.trade": "{seat} získává {vp} za obchod: {port} a jeho loď.",
		"event.church": "{seat} získává {vp} za církev: {town} a tamní biskup.",
		"event.scored": "Stav: {scores}.",
		"event.over": "Hra skončila. Vítězí {seat}, {vp}.",
		"prompt.draft": "Vezměte si kartu ({made}. výběr z {picks}).",
		"prompt.aid": "Francouzská pomoc činí {money}. Vzít si ji teď, nebo si ji nechat?",
		"prompt.plan": "Tajně plánujte. Rozkazy stojí {cost} z {money}.",
		"prompt.plan.short": "Rozkazy stojí {cost}, ale máte {money}: některé propadnou.",
		"prompt.plan.ignored": "Některé rozkazy takto neplatí. Plán stojí {cost} z {money}.",
		"prompt.wait.draft": "{seat} si bere kartu.",
		"prompt.wait.aid": "{seat} rozhoduje o francouzské pomoci.",
		"prompt.wait.plan": "Ještě plánují: {seats}.",
		"prompt.over": "Vyhrává {seat}, {vp}.",
		"fact.house": "Rod: {house}",
		"fact.money": "{money}, příjem {income}",
		"fact.mercenaries": {
			"one": "{n} žoldnéř",
			"few": "{n} žoldnéři",
			"many": "{n} žoldnéře",
			"other": "{n} žoldnéřů"
		},
		"fact.forecast": "{vp} v parlamentu podle nynějšího stavu",
		"fact.aid": "Francouzská pomoc k dispozici",
		"fact.awards": "{awards}",
		"fact.ready": "Hotovo",
		"seat.0": "Červený",
		"seat.1": "Žlutý",
		"seat.2": "Zelený",
		"seat.3": "Modrý",
		talk: "Hráči spolu nesmějí probírat taktiku ani strategii."
	},
	de: {
		name: "Wars of the Roses",
		tagline: "Bischöfe bestechen, Burgen stürmen, den eigenen König krönen: mit geheimen Plänen, alle zugleich.",
		"option.figures": "Berichtigte Zahlen",
		"end.last-parliament": "Das letzte Parlament hat getagt.",
		"refused.unknown": "Einen solchen Befehl gibt es hier nicht.",
		"refused.over": "Das Spiel ist vorbei.",
		"refused.no-draft": "Jetzt werden keine Karten genommen.",
		"refused.not-on-display": "Diese Karte liegt nicht aus.",
		"refused.not-your-pick": "Du bist mit dem Nehmen noch nicht an der Reihe.",
		"refused.aid-not-yours": "Die Hilfe aus Frankreich wird gerade nicht dir angeboten.",
		"refused.no-aid": "Hilfe aus Frankreich steht jetzt nicht zur Wahl.",
		"refused.no-planning": "Gerade plant niemand.",
		"refused.ready": "Du bist bereit; nimm das zurück, um den Plan zu ändern.",
		"refused.nothing-there": "Dort gibt es nichts zurückzunehmen.",
		"refused.no-troops": "Alle deine Truppen sind verplant.",
		"refused.no-mercenaries": "Du hast keine Söldner mehr.",
		"refused.unowned": "Das gehört niemandem: kein Angriff, keine Bestechung, kein Schutz.",
		"refused.no-presence": "In dieser Region hast du keinen Fuß in der Tür.",
		"refused.one-cube": "Auf jede Persönlichkeit kommt nur ein Würfel.",
		"refused.not-yours": "Das gehört dir nicht.",
		"refused.own": "Das gehört dir schon.",
		"refused.no-white": "Du hast keinen weißen Würfel mehr.",
		"refused.no-black": "Du hast keinen schwarzen Würfel mehr.",
		"refused.stays": "Da war keine Bewegung befohlen.",
		"refused.too-far": "Das ist zu weit.",
		"refused.moved": "Eine Bewegung ist schon befohlen, oder das Ziel ist zu weit.",
		"refused.not-calais": "In dieser Region wird nicht um den Hauptmann von Calais geboten.",
		"refused.one-bid": "Dein Gebot liegt in der anderen Region; verschiebe es zuerst.",
		"refused.bid-too-high": "So viel Geld hast du nicht.",
		"refused.bid-too-low": "Das Gebot kann nicht unter null fallen.",
		seat: "{seat}",
		money: "{n} £",
		troops: {
			"one": "{n} Truppe",
			"other": "{n} Truppen"
		},
		mercenaries: {
			"one": "{n} Söldner",
			"other": "{n} Söldner"
		},
		points: "{n} KP",
		vp: "{n} SP",
		rank: "{seat} {points} ({vp})",
		"rank.unplaced": "{seat} {points}",
		score: "{seat} +{gained} = {total}",
		"phase.draft": "Karten nehmen",
		"phase.aid": "Hilfe aus Frankreich",
		"phase.planning": "Planung",
		"phase.over": "Spielende",
		"type.noble": "Adliger",
		"type.castle": "Königsburg",
		"type.large-town": "Große Stadt",
		"type.bishop": "Bischof",
		"type.town": "Stadt",
		"type.port": "Hafen",
		"type.ship": "Schiff",
		"house.lancaster": "Lancaster",
		"house.york": "York",
		"award.lord-high-admiral": "Lordgroßadmiral",
		"award.archbishop-of-canterbury": "Erzbischof von Canterbury",
		"award.constable-of-the-tower": "Konstabler des Towers",
		"award.warden-of-the-cinque-ports": "Hüter der Cinque Ports",
		"award.captain-of-calais": "Hauptmann von Calais",
		"region.northern-marches": "Nördliche Marken",
		"region.northern-england": "Nordengland",
		"region.midlands": "Midlands",
		"region.south-east-england": "Südostengland",
		"region.west-country": "West Country",
		"region.wales": "Wales",
		"zone.sea-northern-marches-west": "See westlich der Nördlichen Marken",
		"zone.sea-northern-england-west": "See westlich von Nordengland",
		"zone.sea-wales": "See vor Wales",
		"zone.sea-west-country": "See vor dem West Country",
		"zone.sea-south-east-england": "See vor Südostengland",
		"zone.sea-midlands": "See vor den Midlands",
		"zone.sea-northern-england-east": "See östlich von Nordengland",
		"zone.sea-northern-marches-east": "See östlich der Nördlichen Marken",
		"asset.castle-bamburgh": "Burg Bamburgh",
		"asset.castle-pontefract": "Burg Pontefract",
		"asset.castle-kenilworth": "Burg Kenilworth",
		"asset.castle-windsor": "Burg Windsor",
		"asset.castle-carisbrooke": "Burg Carisbrooke",
		"asset.castle-harlech": "Burg Harlech",
		"asset.large-town-newcastle": "Newcastle",
		"asset.town-durham": "Durham",
		"asset.large-town-york": "York",
		"asset.town-lincoln": "Lincoln",
		"asset.large-town-coventry": "Coventry",
		"asset.town-norwich": "Norwich",
		"asset.large-town-london": "London",
		"asset.town-winchester": "Winchester",
		"asset.large-town-bristol": "Bristol",
		"asset.town-exeter": "Exeter",
		"asset.large-town-cardiff": "Cardiff",
		"asset.town-st-davids": "St David’s",
		"asset.port-berwick": "Hafen Berwick",
		"asset.ship-berwick": "Schiff aus Berwick",
		"asset.port-kingston": "Hafen Kingston",
		"asset.ship-kingston": "Schiff aus Kingston",
		"asset.port-kings-lynn": "Hafen King’s Lynn",
		"asset.ship-kings-lynn": "Schiff aus King’s Lynn",
		"asset.port-sandwich": "Hafen Sandwich",
		"asset.ship-sandwich": "Schiff aus Sandwich",
		"asset.port-plymouth": "Hafen Plymouth",
		"asset.ship-plymouth": "Schiff aus Plymouth",
		"asset.port-caernarfon": "Hafen Caernarfon",
		"asset.ship-caernarfon": "Schiff aus Caernarfon",
		"asset.bishop-durham": "Bischof von Durham",
		"asset.bishop-norwich": "Bischof von Norwich",
		"asset.bishop-winchester": "Bischof von Winchester",
		"asset.bishop-exeter": "Bischof von Exeter",
		"asset.bishop-st-davids": "Bischof von St David’s",
		"asset.bishop-york": "Erzbischof von York",
		"asset.noble-percy": "Percy",
		"asset.noble-clifford": "Clifford",
		"asset.noble-stanley": "Stanley",
		"asset.noble-plantagenet": "Plantagenet",
		"asset.noble-mowbray": "Mowbray",
		"asset.noble-stafford": "Stafford",
		"asset.noble-woodville": "Woodville",
		"asset.noble-beaufort": "Beaufort",
		"asset.noble-tudor": "Tudor",
		"asset.noble-herbert": "Herbert",
		"asset.noble-neville-westmorland": "Neville (Westmorland)",
		"asset.noble-neville-salisbury": "Neville (Salisbury)",
		"card.mercenary": "Söldner",
		"place.deck": "im Stapel",
		"place.display": "liegt aus",
		"place.held": "im Besitz",
		"place.neutral": "neutral, kommt mit der nächsten Auslage zurück",
		"place.boxed": "aus dem Spiel",
		"move.draft": "Nehmen: {card}",
		"move.draft.mercenary": {
			"one": "Die Söldner nehmen: {n} Marker",
			"other": "Die Söldner nehmen: {n} Marker"
		},
		"move.aid.use": "Hilfe aus Frankreich annehmen: {money}",
		"move.aid.keep": "Hilfe aus Frankreich aufheben",
		"move.troops.more": "Eine Truppe mehr: {at}",
		"move.troops.less": "Eine Truppe weniger: {at}",
		"move.troops.attack": "Mit einer Truppe mehr angreifen ({money}): {at}",
		"move.troops.defend": "Mit einer Truppe mehr verteidigen ({money}): {at}",
		"move.mercenaries.more": "Ein Söldner mehr: {at}",
		"move.mercenaries.less": "Ein Söldner weniger: {at}",
		"move.mercenaries.attack": "Mit einem Söldner mehr angreifen: {at}",
		"move.mercenaries.defend": "Mit einem Söldner mehr verteidigen: {at}",
		"move.cube.white": "Weißer Würfel: {on}",
		"move.cube.black": "Schwarzer Würfel: {on}",
		"move.cube.white.price": "Mit weißem Würfel schützen ({money}): {on}",
		"move.cube.black.price": "Mit schwarzem Würfel bestechen ({money}): {on}",
		"move.cube.off": "Würfel zurücknehmen: {on}",
		"move.go": "{who} zieht: {to}",
		"move.stay": "{who} bleibt",
		"move.calais.raise": "Hauptmann von Calais, {region}: {money} mehr bieten",
		"move.calais.lower": "Hauptmann von Calais, {region}: {money} weniger bieten",
		"move.calais.here": "Gebot verschieben: {region}",
		"move.done": "Mein Plan steht",
		"order.calais": "Gebot von {money} für den Hauptmann von Calais ({region})",
		"order.move": "Bewegung: {who} ({to})",
		"order.white": "weißer Würfel ({on})",
		"order.black": "schwarzer Würfel ({on})",
		"order.troops": "{force} ({at})",
		"order.mercenaries": "{force} ({at})",
		"fault.money": "zu wenig Geld",
		"fault.unowned": "gehört niemandem",
		"fault.not-yours": "gehört einem anderen",
		"fault.own": "gehört dem Spieler schon",
		"fault.no-presence": "kein Fuß in der Tür",
		"fault.too-far": "zu weit",
		"event.turn": "Runde {turn} beginnt. Reihenfolge: {order}.",
		"event.display": "Es liegen aus: {cards}.",
		"event.display.extra": {
			"one": "Es liegen aus, zuerst {n} neutraler Ort: {cards}.",
			"other": "Es liegen aus, zuerst {n} neutrale Orte: {cards}."
		},
		"event.drafted": "{seat} nimmt: {card}.",
		"event.hired": {
			"one": "{seat} wirbt {n} Söldner an.",
			"other": "{seat} wirbt {n} Söldner an."
		},
		"event.award.claimed": "Neuer Titel: {award} – {to}.",
		"event.award.passed": "{award}: Der Titel geht von {from} an {to}.",
		"event.award.returned": "{from} verliert den Titel {award}; er ist jetzt frei.",
		"event.boxed": "Niemand wollte sie, sie verlassen das Spiel: {cards}.",
		"event.income": "{seat} nimmt {money} ein.",
		"event.aid.used": "{seat} ruft Hilfe aus Frankreich: {money}.",
		"event.aid.kept": "{seat} hebt die Hilfe aus Frankreich auf.",
		"event.planning": "Alle planen im Geheimen.",
		"event.planned": "{seat} plant: {move}.",
		"event.ready": "{seat} ist bereit.",
		"event.reveal": "Alle Pläne werden aufgedeckt.",
		"event.bid": "{seat} zahlt ein Gebot von {money} für den Hauptmann von Calais ({region}).",
		"event.captain": "{seat} gewinnt den Hauptmann von Calais ({region}).",
		"event.captain.none": "Niemand hat für den Hauptmann von Calais geboten.",
		"event.ignored": "{seat}, ungültig: {order} – {why}.",
		"event.dropped": "{seat}, nicht bezahlt: {order}.",
		"event.paid": "{seat} zahlt {money} und behält {left}.",
		"event.moved": "{seat} bewegt {who}: {from} → {to}.",
		"event.guarded": "{seat} legt einen weißen Würfel: {on}.",
		"event.deployed.attack": "{seat} rückt mit {force} an: {at}.",
		"event.deployed.defend": "{seat} verstärkt die Verteidigung mit {force}: {at}.",
		"event.bribe.won": "{seat} besticht {on} und nimmt {owner} die Karte ab.",
		"event.bribe.stopped": "{seat} will {on} bestechen, doch ein weißer Würfel von {owner} verhindert es.",
		"event.battle.taken": "{seat} erobert {at} von {owner}: {attackers} gegen {defenders}, {left} bleiben.",
		"event.battle.entered": "{seat} zieht kampflos mit {left} ein, neutraler Ort: {at}.",
		"event.battle.held": "{owner} hält {at} gegen {seat}: {attackers} gegen {defenders}, {left} bleiben.",
		"event.battle.neutral": "{seat} und {owner} reiben einander auf, {attackers} gegen {defenders}; nun neutral: {at}.",
		"event.disbanded": {
			"one": "{n} Söldner geht zurück in den Vorrat.",
			"other": "{n} Söldner gehen zurück in den Vorrat."
		},
		"event.region": "{region}: {ranking}.",
		"event.region.house": {
			"one": "{region}: {ranking}. {n} Stimme für {house}.",
			"other": "{region}: {ranking}. {n} Stimmen für {house}."
		},
		"event.region.empty": "{region}: Niemand hat hier Einfluss.",
		"event.king": "{house} krönt den König, {most} zu {least} Stimmen: {vp} für jeden Spieler des Hauses.",
		"event.king.none": "Stimmengleichheit, {most} zu {least}: kein König in dieser Runde.",
		"event.titled": "{seat} erhält {vp}: {award}.",
		"event.trade": "{seat} erhält {vp} für Handel: {port} und sein Schiff.",
		"event.church": "{seat} erhält {vp} für die Kirche: {town} und sein Bischof.",
		"event.scored": "Punktestand: {scores}.",
		"event.over": "Das Spiel ist vorbei. {seat} gewinnt mit {vp}.",
		"prompt.draft": "Nimm eine Karte (Wahl {made} von {picks}).",
		"prompt.aid": "Die Hilfe aus Frankreich bringt {money}. Jetzt nehmen oder aufheben?",
		"prompt.plan": "Plane im Geheimen. Deine Befehle kosten {cost} von {money}.",
		"prompt.plan.short": "Deine Befehle kosten {cost}, du hast aber {money}: Einige verfallen.",
		"prompt.plan.ignored": "So werden einige Befehle nicht gelten. Der Plan kostet {cost} von {money}.",
		"prompt.wait.draft": "{seat} nimmt eine Karte.",
		"prompt.wait.aid": "{seat} entscheidet über die Hilfe aus Frankreich.",
		"prompt.wait.plan": "Es planen noch: {seats}.",
		"prompt.over": "{seat} hat mit {vp} gewonnen.",
		"fact.house": "Haus {house}",
		"fact.money": "{money}, Einkommen {income}",
		"fact.mercenaries": {
			"one": "{n} Söldner",
			"other": "{n} Söldner"
		},
		"fact.forecast": "{vp} im Parlament nach jetzigem Stand",
		"fact.aid": "Hilfe aus Frankreich verfügbar",
		"fact.awards": "{awards}",
		"fact.ready": "Bereit",
		"seat.0": "Rot",
		"seat.1": "Gelb",
		"seat.2": "Grün",
		"seat.3": "Blau",
		talk: "Die Spieler dürfen sich nicht über Taktik oder Strategie absprechen."
	}
};
//#endregion
export { game, words };
