// Rules version 1, frozen by "roses freeze". It is never edited: its hash is in index.ts.
//#region games/richard-iii/about.ts
var about = {
	id: "richard-iii",
	version: 1,
	seatCounts: [2],
	options: [
		{
			id: "scenario",
			kind: "choice",
			values: [
				"campaign-1460",
				"kingmaker-1470",
				"richard-iii-1483"
			],
			default: "campaign-1460"
		},
		{
			id: "redeals",
			kind: "choice",
			values: ["one-in-all", "one-each"],
			default: "one-in-all"
		},
		{
			id: "bombards-sail",
			kind: "flag",
			default: true
		},
		{
			id: "heir-after-execution",
			kind: "choice",
			values: ["next-phase", "same-phase"],
			default: "next-phase"
		},
		{
			id: "heirless-house",
			kind: "choice",
			values: ["loses", "plays-on"],
			default: "loses"
		},
		{
			id: "treason-by-sea",
			kind: "flag",
			default: true
		},
		{
			id: "pirate-port-bonus",
			kind: "flag",
			default: true
		},
		{
			id: "returning-heir",
			kind: "choice",
			values: ["title-stays", "takes-title"],
			default: "title-stays"
		},
		{
			id: "border-limits",
			kind: "choice",
			values: ["both-ways", "each-way"],
			default: "both-ways"
		}
	],
	rulePrefix: "R3",
	designer: "Jerry Taylor, Tom Dalgliesh",
	publisher: "Columbia Games",
	year: 2009,
	minutes: [120, 180]
};
//#endregion
//#region games/richard-iii/rules/copy.ts
function copy(state) {
	const { here, hands, spent, crossed, entered, surplus, named, regroup } = state;
	return {
		...state,
		at: state.at.slice(),
		strength: state.strength.slice(),
		down: state.down.slice(),
		moved: state.moved.slice(),
		via: state.via.slice(),
		here: [here[0].slice(), here[1].slice()],
		hands: [hands[0].slice(), hands[1].slice()],
		spent: [spent[0].slice(), spent[1].slice()],
		chosen: [...state.chosen],
		answers: [...state.answers],
		redeals: [...state.redeals],
		activated: state.activated.slice(),
		crossed: [crossed[0].slice(), crossed[1].slice()],
		entered: [entered[0].slice(), entered[1].slice()],
		attacker: state.attacker.slice(),
		main: state.main.slice(),
		battle: state.battle && copyBattle$1(state.battle),
		roll: state.roll.slice(),
		regroup: regroup && {
			area: regroup.area,
			crossed: regroup.crossed.slice()
		},
		due: [...state.due],
		dueLater: [...state.dueLater],
		doomed: state.doomed.slice(),
		surplus: [surplus[0].map((item) => ({ ...item })), surplus[1].map((item) => ({ ...item }))],
		named: [named[0].slice(), named[1].slice()],
		plan: state.plan.map((item) => ({ ...item })),
		pending: state.pending.slice()
	};
}
function copyBattle$1(battle) {
	const { front, reserve, retreats } = battle;
	return {
		...battle,
		front: [front[0].slice(), front[1].slice()],
		reserve: [reserve[0].slice(), reserve[1].slice()],
		acted: battle.acted.slice(),
		defected: battle.defected.slice(),
		retreats: [retreats[0].slice(), retreats[1].slice()]
	};
}
var data_default = {
	id: "richard-iii",
	title: "Richard III: The Wars of the Roses",
	publisher: "Columbia Games",
	year: 2009,
	constants: {
		"campaigns": 3,
		"turnsPerCampaign": 7,
		"handSize": 7,
		"mulliganMaxAp": 13,
		"maxBattleRounds": 4,
		"maxAttackBorders": 3,
		"maxReinforceBorders": 2,
		"landMoveAreas": 2,
		"seaMoveBlocksPerAp": 1,
		"portToPortBlocksPerAp": 2,
		"defaultSupplyLimit": 4,
		"citySupplyLimit": 5
	},
	sides: [{
		"id": "lancaster",
		"name": "House of Lancaster",
		"colour": "red",
		"exileAreas": ["france", "scotland"],
		"heirs": [
			"lancaster-henry-vi",
			"lancaster-prince-edward",
			"lancaster-exeter",
			"lancaster-somerset",
			"lancaster-richmond"
		]
	}, {
		"id": "york",
		"name": "House of York",
		"colour": "white",
		"exileAreas": ["ireland", "calais"],
		"heirs": [
			"york-york",
			"york-march",
			"york-rutland",
			"york-clarence",
			"york-gloucester"
		]
	}],
	borderTypes: {
		"major": {
			"colour": "yellow",
			"limit": 4,
			"mustStop": false
		},
		"river": {
			"colour": "blue",
			"limit": 3,
			"mustStop": false
		},
		"minor": {
			"colour": "red",
			"limit": 2,
			"mustStop": true
		}
	},
	seaZones: [
		{
			"id": "irish-sea",
			"name": "Irish Sea",
			"areas": [
				"scotland",
				"cumbria",
				"lancaster",
				"isle-of-man",
				"caernarvon",
				"chester",
				"pembroke",
				"glamorgan",
				"somerset",
				"cornwall",
				"ireland",
				"france"
			]
		},
		{
			"id": "north-sea",
			"name": "North Sea",
			"areas": [
				"scotland",
				"northumbria",
				"east-yorks",
				"lincoln",
				"rutland",
				"east-anglia",
				"middlesex",
				"essex",
				"kent",
				"calais"
			]
		},
		{
			"id": "english-channel",
			"name": "English Channel",
			"areas": [
				"sussex",
				"kent",
				"cornwall",
				"dorset",
				"france",
				"calais"
			]
		}
	],
	areas: [
		{
			"id": "scotland",
			"name": "Scotland",
			"type": "exile",
			"seaZones": ["irish-sea", "north-sea"],
			"majorPort": true,
			"city": null,
			"cathedral": null,
			"crown": false,
			"wales": false,
			"island": false,
			"exileOwner": "lancaster",
			"shields": [],
			"supplyLimit": 2,
			"supplyExempt": ["lancaster-mercenary-scots"]
		},
		{
			"id": "northumbria",
			"name": "Northumbria",
			"type": "land",
			"seaZones": ["north-sea"],
			"majorPort": true,
			"city": {
				"id": "newcastle",
				"name": "Newcastle",
				"allegiance": "lancaster"
			},
			"cathedral": null,
			"crown": false,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": ["northumberland", "westmoreland"],
			"supplyLimit": 5,
			"supplyExempt": []
		},
		{
			"id": "cumbria",
			"name": "Cumbria",
			"type": "land",
			"seaZones": ["irish-sea"],
			"majorPort": false,
			"city": null,
			"cathedral": null,
			"crown": true,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": ["northumberland", "clifford"],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "north-yorks",
			"name": "North Yorks",
			"type": "land",
			"seaZones": [],
			"majorPort": false,
			"city": null,
			"cathedral": null,
			"crown": false,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": ["salisbury", "clifford"],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "east-yorks",
			"name": "East Yorks",
			"type": "land",
			"seaZones": ["north-sea"],
			"majorPort": true,
			"city": null,
			"cathedral": null,
			"crown": false,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": [
				"kent",
				"salisbury",
				"northumberland"
			],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "south-yorks",
			"name": "South Yorks",
			"type": "land",
			"seaZones": [],
			"majorPort": false,
			"city": {
				"id": "york",
				"name": "York",
				"allegiance": "lancaster"
			},
			"cathedral": "york",
			"crown": true,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": ["house-york", "shrewsbury"],
			"supplyLimit": 5,
			"supplyExempt": []
		},
		{
			"id": "lancaster",
			"name": "Lancaster",
			"type": "land",
			"seaZones": ["irish-sea"],
			"majorPort": false,
			"city": null,
			"cathedral": null,
			"crown": false,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": ["house-lancaster", "stanley"],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "isle-of-man",
			"name": "Isle of Man",
			"type": "island",
			"seaZones": ["irish-sea"],
			"majorPort": false,
			"city": null,
			"cathedral": null,
			"crown": false,
			"wales": false,
			"island": true,
			"exileOwner": null,
			"shields": ["stanley"],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "caernarvon",
			"name": "Caernarvon",
			"type": "land",
			"seaZones": ["irish-sea"],
			"majorPort": false,
			"city": null,
			"cathedral": null,
			"crown": true,
			"wales": true,
			"island": false,
			"exileOwner": null,
			"shields": ["norfolk"],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "chester",
			"name": "Chester",
			"type": "land",
			"seaZones": ["irish-sea"],
			"majorPort": true,
			"city": null,
			"cathedral": null,
			"crown": true,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": [],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "derby",
			"name": "Derby",
			"type": "land",
			"seaZones": [],
			"majorPort": false,
			"city": null,
			"cathedral": null,
			"crown": true,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": [],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "lincoln",
			"name": "Lincoln",
			"type": "land",
			"seaZones": ["north-sea"],
			"majorPort": false,
			"city": null,
			"cathedral": null,
			"crown": false,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": ["house-lancaster", "beaumont"],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "pembroke",
			"name": "Pembroke",
			"type": "land",
			"seaZones": ["irish-sea"],
			"majorPort": false,
			"city": null,
			"cathedral": null,
			"crown": true,
			"wales": true,
			"island": false,
			"exileOwner": null,
			"shields": ["richmond", "pembroke"],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "powys",
			"name": "Powys",
			"type": "land",
			"seaZones": [],
			"majorPort": false,
			"city": null,
			"cathedral": null,
			"crown": false,
			"wales": true,
			"island": false,
			"exileOwner": null,
			"shields": [],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "hereford",
			"name": "Hereford",
			"type": "land",
			"seaZones": [],
			"majorPort": false,
			"city": null,
			"cathedral": null,
			"crown": false,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": ["house-york"],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "warwick",
			"name": "Warwick",
			"type": "land",
			"seaZones": [],
			"majorPort": false,
			"city": {
				"id": "coventry",
				"name": "Coventry",
				"allegiance": "lancaster"
			},
			"cathedral": null,
			"crown": true,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": ["buckingham", "warwick"],
			"supplyLimit": 5,
			"supplyExempt": []
		},
		{
			"id": "leicester",
			"name": "Leicester",
			"type": "land",
			"seaZones": [],
			"majorPort": false,
			"city": null,
			"cathedral": null,
			"crown": false,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": ["hastings", "rivers"],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "rutland",
			"name": "Rutland",
			"type": "land",
			"seaZones": ["north-sea"],
			"majorPort": false,
			"city": null,
			"cathedral": null,
			"crown": false,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": ["house-york", "worcester"],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "east-anglia",
			"name": "East Anglia",
			"type": "land",
			"seaZones": ["north-sea"],
			"majorPort": true,
			"city": {
				"id": "norwich",
				"name": "Norwich",
				"allegiance": "york"
			},
			"cathedral": null,
			"crown": false,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": ["norfolk", "suffolk"],
			"supplyLimit": 5,
			"supplyExempt": []
		},
		{
			"id": "glamorgan",
			"name": "Glamorgan",
			"type": "land",
			"seaZones": ["irish-sea"],
			"majorPort": true,
			"city": null,
			"cathedral": null,
			"crown": false,
			"wales": true,
			"island": false,
			"exileOwner": null,
			"shields": [
				"buckingham",
				"norfolk",
				"herbert",
				"warwick"
			],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "gloucester",
			"name": "Gloucester",
			"type": "land",
			"seaZones": [],
			"majorPort": false,
			"city": null,
			"cathedral": null,
			"crown": true,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": [],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "oxford",
			"name": "Oxford",
			"type": "land",
			"seaZones": [],
			"majorPort": false,
			"city": null,
			"cathedral": null,
			"crown": false,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": ["suffolk"],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "middlesex",
			"name": "Middlesex",
			"type": "land",
			"seaZones": ["north-sea"],
			"majorPort": true,
			"city": {
				"id": "london",
				"name": "London",
				"allegiance": "york"
			},
			"cathedral": null,
			"crown": true,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": [],
			"supplyLimit": 5,
			"supplyExempt": []
		},
		{
			"id": "essex",
			"name": "Essex",
			"type": "land",
			"seaZones": ["north-sea"],
			"majorPort": false,
			"city": null,
			"cathedral": null,
			"crown": false,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": ["oxford", "essex"],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "somerset",
			"name": "Somerset",
			"type": "land",
			"seaZones": ["irish-sea"],
			"majorPort": true,
			"city": {
				"id": "bristol",
				"name": "Bristol",
				"allegiance": "lancaster"
			},
			"cathedral": null,
			"crown": false,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": [],
			"supplyLimit": 5,
			"supplyExempt": []
		},
		{
			"id": "wilts",
			"name": "Wilts",
			"type": "land",
			"seaZones": [],
			"majorPort": false,
			"city": {
				"id": "salisbury",
				"name": "Salisbury",
				"allegiance": "york"
			},
			"cathedral": null,
			"crown": false,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": ["wiltshire"],
			"supplyLimit": 5,
			"supplyExempt": []
		},
		{
			"id": "sussex",
			"name": "Sussex",
			"type": "land",
			"seaZones": ["english-channel"],
			"majorPort": true,
			"city": null,
			"cathedral": null,
			"crown": true,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": ["arundel"],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "kent",
			"name": "Kent",
			"type": "land",
			"seaZones": ["north-sea", "english-channel"],
			"majorPort": true,
			"city": null,
			"cathedral": "canterbury",
			"crown": false,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": ["buckingham"],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "cornwall",
			"name": "Cornwall",
			"type": "land",
			"seaZones": ["irish-sea", "english-channel"],
			"majorPort": true,
			"city": null,
			"cathedral": null,
			"crown": true,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": ["devon", "exeter"],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "dorset",
			"name": "Dorset",
			"type": "land",
			"seaZones": ["english-channel"],
			"majorPort": false,
			"city": null,
			"cathedral": null,
			"crown": false,
			"wales": false,
			"island": false,
			"exileOwner": null,
			"shields": ["somerset"],
			"supplyLimit": 4,
			"supplyExempt": []
		},
		{
			"id": "ireland",
			"name": "Ireland",
			"type": "exile",
			"seaZones": ["irish-sea"],
			"majorPort": true,
			"city": null,
			"cathedral": null,
			"crown": false,
			"wales": false,
			"island": false,
			"exileOwner": "york",
			"shields": [],
			"supplyLimit": 2,
			"supplyExempt": ["york-mercenary-irish"]
		},
		{
			"id": "france",
			"name": "France",
			"type": "exile",
			"seaZones": ["irish-sea", "english-channel"],
			"majorPort": true,
			"city": null,
			"cathedral": null,
			"crown": false,
			"wales": false,
			"island": false,
			"exileOwner": "lancaster",
			"shields": [],
			"supplyLimit": 4,
			"supplyExempt": ["lancaster-mercenary-french"]
		},
		{
			"id": "calais",
			"name": "Calais",
			"type": "exile",
			"seaZones": ["english-channel", "north-sea"],
			"majorPort": true,
			"city": null,
			"cathedral": null,
			"crown": false,
			"wales": false,
			"island": false,
			"exileOwner": "york",
			"shields": ["warwick"],
			"supplyLimit": 4,
			"supplyExempt": ["york-mercenary-calais", "york-mercenary-burgundian"]
		}
	],
	borders: [
		{
			"id": "caernarvon--chester",
			"a": "caernarvon",
			"b": "chester",
			"type": "river",
			"limit": 3
		},
		{
			"id": "caernarvon--pembroke",
			"a": "caernarvon",
			"b": "pembroke",
			"type": "minor",
			"limit": 2
		},
		{
			"id": "caernarvon--powys",
			"a": "caernarvon",
			"b": "powys",
			"type": "minor",
			"limit": 2
		},
		{
			"id": "chester--derby",
			"a": "chester",
			"b": "derby",
			"type": "major",
			"limit": 4
		},
		{
			"id": "chester--hereford",
			"a": "chester",
			"b": "hereford",
			"type": "river",
			"limit": 3
		},
		{
			"id": "chester--lancaster",
			"a": "chester",
			"b": "lancaster",
			"type": "river",
			"limit": 3
		},
		{
			"id": "chester--powys",
			"a": "chester",
			"b": "powys",
			"type": "major",
			"limit": 4
		},
		{
			"id": "chester--warwick",
			"a": "chester",
			"b": "warwick",
			"type": "major",
			"limit": 4
		},
		{
			"id": "cornwall--dorset",
			"a": "cornwall",
			"b": "dorset",
			"type": "major",
			"limit": 4
		},
		{
			"id": "cornwall--somerset",
			"a": "cornwall",
			"b": "somerset",
			"type": "major",
			"limit": 4
		},
		{
			"id": "cumbria--lancaster",
			"a": "cumbria",
			"b": "lancaster",
			"type": "minor",
			"limit": 2
		},
		{
			"id": "cumbria--north-yorks",
			"a": "cumbria",
			"b": "north-yorks",
			"type": "minor",
			"limit": 2
		},
		{
			"id": "cumbria--northumbria",
			"a": "cumbria",
			"b": "northumbria",
			"type": "minor",
			"limit": 2
		},
		{
			"id": "cumbria--scotland",
			"a": "cumbria",
			"b": "scotland",
			"type": "minor",
			"limit": 2
		},
		{
			"id": "derby--lancaster",
			"a": "derby",
			"b": "lancaster",
			"type": "minor",
			"limit": 2
		},
		{
			"id": "derby--leicester",
			"a": "derby",
			"b": "leicester",
			"type": "river",
			"limit": 3
		},
		{
			"id": "derby--lincoln",
			"a": "derby",
			"b": "lincoln",
			"type": "river",
			"limit": 3
		},
		{
			"id": "derby--south-yorks",
			"a": "derby",
			"b": "south-yorks",
			"type": "major",
			"limit": 4
		},
		{
			"id": "derby--warwick",
			"a": "derby",
			"b": "warwick",
			"type": "river",
			"limit": 3
		},
		{
			"id": "dorset--somerset",
			"a": "dorset",
			"b": "somerset",
			"type": "major",
			"limit": 4
		},
		{
			"id": "dorset--sussex",
			"a": "dorset",
			"b": "sussex",
			"type": "river",
			"limit": 3
		},
		{
			"id": "dorset--wilts",
			"a": "dorset",
			"b": "wilts",
			"type": "major",
			"limit": 4
		},
		{
			"id": "east-anglia--essex",
			"a": "east-anglia",
			"b": "essex",
			"type": "major",
			"limit": 4
		},
		{
			"id": "east-anglia--rutland",
			"a": "east-anglia",
			"b": "rutland",
			"type": "river",
			"limit": 3
		},
		{
			"id": "east-yorks--north-yorks",
			"a": "east-yorks",
			"b": "north-yorks",
			"type": "major",
			"limit": 4
		},
		{
			"id": "east-yorks--northumbria",
			"a": "east-yorks",
			"b": "northumbria",
			"type": "river",
			"limit": 3
		},
		{
			"id": "east-yorks--south-yorks",
			"a": "east-yorks",
			"b": "south-yorks",
			"type": "river",
			"limit": 3
		},
		{
			"id": "essex--leicester",
			"a": "essex",
			"b": "leicester",
			"type": "river",
			"limit": 3
		},
		{
			"id": "essex--middlesex",
			"a": "essex",
			"b": "middlesex",
			"type": "major",
			"limit": 4
		},
		{
			"id": "essex--rutland",
			"a": "essex",
			"b": "rutland",
			"type": "river",
			"limit": 3
		},
		{
			"id": "glamorgan--hereford",
			"a": "glamorgan",
			"b": "hereford",
			"type": "river",
			"limit": 3
		},
		{
			"id": "glamorgan--pembroke",
			"a": "glamorgan",
			"b": "pembroke",
			"type": "major",
			"limit": 4
		},
		{
			"id": "glamorgan--powys",
			"a": "glamorgan",
			"b": "powys",
			"type": "river",
			"limit": 3
		},
		{
			"id": "gloucester--hereford",
			"a": "gloucester",
			"b": "hereford",
			"type": "river",
			"limit": 3
		},
		{
			"id": "gloucester--oxford",
			"a": "gloucester",
			"b": "oxford",
			"type": "major",
			"limit": 4
		},
		{
			"id": "gloucester--somerset",
			"a": "gloucester",
			"b": "somerset",
			"type": "major",
			"limit": 4
		},
		{
			"id": "gloucester--warwick",
			"a": "gloucester",
			"b": "warwick",
			"type": "river",
			"limit": 3
		},
		{
			"id": "gloucester--wilts",
			"a": "gloucester",
			"b": "wilts",
			"type": "river",
			"limit": 3
		},
		{
			"id": "hereford--powys",
			"a": "hereford",
			"b": "powys",
			"type": "minor",
			"limit": 2
		},
		{
			"id": "hereford--warwick",
			"a": "hereford",
			"b": "warwick",
			"type": "river",
			"limit": 3
		},
		{
			"id": "kent--middlesex",
			"a": "kent",
			"b": "middlesex",
			"type": "river",
			"limit": 3
		},
		{
			"id": "kent--sussex",
			"a": "kent",
			"b": "sussex",
			"type": "major",
			"limit": 4
		},
		{
			"id": "lancaster--north-yorks",
			"a": "lancaster",
			"b": "north-yorks",
			"type": "minor",
			"limit": 2
		},
		{
			"id": "lancaster--south-yorks",
			"a": "lancaster",
			"b": "south-yorks",
			"type": "minor",
			"limit": 2
		},
		{
			"id": "leicester--lincoln",
			"a": "leicester",
			"b": "lincoln",
			"type": "major",
			"limit": 4
		},
		{
			"id": "leicester--middlesex",
			"a": "leicester",
			"b": "middlesex",
			"type": "major",
			"limit": 4
		},
		{
			"id": "leicester--oxford",
			"a": "leicester",
			"b": "oxford",
			"type": "major",
			"limit": 4
		},
		{
			"id": "leicester--rutland",
			"a": "leicester",
			"b": "rutland",
			"type": "major",
			"limit": 4
		},
		{
			"id": "leicester--warwick",
			"a": "leicester",
			"b": "warwick",
			"type": "major",
			"limit": 4
		},
		{
			"id": "lincoln--rutland",
			"a": "lincoln",
			"b": "rutland",
			"type": "river",
			"limit": 3
		},
		{
			"id": "lincoln--south-yorks",
			"a": "lincoln",
			"b": "south-yorks",
			"type": "river",
			"limit": 3
		},
		{
			"id": "middlesex--oxford",
			"a": "middlesex",
			"b": "oxford",
			"type": "major",
			"limit": 4
		},
		{
			"id": "middlesex--sussex",
			"a": "middlesex",
			"b": "sussex",
			"type": "river",
			"limit": 3
		},
		{
			"id": "north-yorks--northumbria",
			"a": "north-yorks",
			"b": "northumbria",
			"type": "river",
			"limit": 3
		},
		{
			"id": "north-yorks--south-yorks",
			"a": "north-yorks",
			"b": "south-yorks",
			"type": "major",
			"limit": 4
		},
		{
			"id": "northumbria--scotland",
			"a": "northumbria",
			"b": "scotland",
			"type": "minor",
			"limit": 2
		},
		{
			"id": "oxford--sussex",
			"a": "oxford",
			"b": "sussex",
			"type": "river",
			"limit": 3
		},
		{
			"id": "oxford--warwick",
			"a": "oxford",
			"b": "warwick",
			"type": "river",
			"limit": 3
		},
		{
			"id": "oxford--wilts",
			"a": "oxford",
			"b": "wilts",
			"type": "river",
			"limit": 3
		},
		{
			"id": "pembroke--powys",
			"a": "pembroke",
			"b": "powys",
			"type": "minor",
			"limit": 2
		},
		{
			"id": "somerset--wilts",
			"a": "somerset",
			"b": "wilts",
			"type": "major",
			"limit": 4
		},
		{
			"id": "sussex--wilts",
			"a": "sussex",
			"b": "wilts",
			"type": "major",
			"limit": 4
		}
	],
	shields: [
		{
			"id": "arundel",
			"areas": ["sussex"],
			"owners": ["york-arundel"],
			"use": "owner-only"
		},
		{
			"id": "beaumont",
			"areas": ["lincoln"],
			"owners": ["lancaster-beaumont"],
			"use": "owner-only"
		},
		{
			"id": "buckingham",
			"areas": [
				"warwick",
				"glamorgan",
				"kent"
			],
			"owners": ["lancaster-buckingham", "york-buckingham"],
			"use": "owner-only"
		},
		{
			"id": "clifford",
			"areas": ["cumbria", "north-yorks"],
			"owners": ["lancaster-clifford"],
			"use": "owner-only"
		},
		{
			"id": "devon",
			"areas": ["cornwall"],
			"owners": ["lancaster-devon"],
			"use": "owner-only"
		},
		{
			"id": "essex",
			"areas": ["essex"],
			"owners": ["york-essex"],
			"use": "owner-only"
		},
		{
			"id": "exeter",
			"areas": ["cornwall"],
			"owners": ["lancaster-exeter", "york-exeter"],
			"use": "owner-or-any-lancaster-heir-once-owner-is-dead"
		},
		{
			"id": "hastings",
			"areas": ["leicester"],
			"owners": ["york-hastings"],
			"use": "owner-only"
		},
		{
			"id": "herbert",
			"areas": ["glamorgan"],
			"owners": ["york-herbert"],
			"use": "owner-only"
		},
		{
			"id": "house-lancaster",
			"areas": ["lancaster", "lincoln"],
			"owners": [
				"lancaster-henry-vi",
				"lancaster-prince-edward",
				"lancaster-exeter",
				"lancaster-somerset",
				"lancaster-richmond"
			],
			"use": "any-lancaster-heir"
		},
		{
			"id": "house-york",
			"areas": [
				"south-yorks",
				"hereford",
				"rutland"
			],
			"owners": [
				"lancaster-clarence",
				"york-york",
				"york-march",
				"york-rutland",
				"york-clarence",
				"york-gloucester"
			],
			"use": "any-york-heir-or-lancaster-clarence"
		},
		{
			"id": "kent",
			"areas": ["east-yorks"],
			"owners": ["lancaster-kent", "york-kent"],
			"use": "owner-only"
		},
		{
			"id": "norfolk",
			"areas": [
				"caernarvon",
				"east-anglia",
				"glamorgan"
			],
			"owners": ["york-norfolk"],
			"use": "owner-only"
		},
		{
			"id": "northumberland",
			"areas": [
				"northumbria",
				"cumbria",
				"east-yorks"
			],
			"owners": ["lancaster-northumberland", "york-northumberland"],
			"use": "owner-only"
		},
		{
			"id": "oxford",
			"areas": ["essex"],
			"owners": ["lancaster-oxford"],
			"use": "owner-only"
		},
		{
			"id": "pembroke",
			"areas": ["pembroke"],
			"owners": ["lancaster-pembroke"],
			"use": "owner-only"
		},
		{
			"id": "richmond",
			"areas": ["pembroke"],
			"owners": ["lancaster-richmond"],
			"use": "owner-or-any-lancaster-heir-once-owner-is-dead"
		},
		{
			"id": "rivers",
			"areas": ["leicester"],
			"owners": ["lancaster-rivers", "york-rivers"],
			"use": "owner-only"
		},
		{
			"id": "salisbury",
			"areas": ["north-yorks", "east-yorks"],
			"owners": ["lancaster-salisbury", "york-salisbury"],
			"use": "owner-only"
		},
		{
			"id": "shrewsbury",
			"areas": ["south-yorks"],
			"owners": ["lancaster-shrewsbury", "york-shrewsbury"],
			"use": "owner-only"
		},
		{
			"id": "somerset",
			"areas": ["dorset"],
			"owners": ["lancaster-somerset"],
			"use": "owner-or-any-lancaster-heir-once-owner-is-dead"
		},
		{
			"id": "stanley",
			"areas": ["lancaster", "isle-of-man"],
			"owners": ["lancaster-stanley", "york-stanley"],
			"use": "owner-only"
		},
		{
			"id": "suffolk",
			"areas": ["east-anglia", "oxford"],
			"owners": ["york-suffolk"],
			"use": "owner-only"
		},
		{
			"id": "warwick",
			"areas": [
				"warwick",
				"glamorgan",
				"calais"
			],
			"owners": ["lancaster-warwick", "york-warwick"],
			"use": "owner-only"
		},
		{
			"id": "westmoreland",
			"areas": ["northumbria"],
			"owners": ["lancaster-westmoreland", "york-westmoreland"],
			"use": "owner-only"
		},
		{
			"id": "wiltshire",
			"areas": ["wilts"],
			"owners": ["lancaster-wiltshire"],
			"use": "owner-only"
		},
		{
			"id": "worcester",
			"areas": ["rutland"],
			"owners": ["york-worcester"],
			"use": "owner-only"
		}
	],
	blocks: [
		{
			"id": "lancaster-henry-vi",
			"name": "Henry VI",
			"title": "King Henry VI",
			"family": "Margaret",
			"side": "lancaster",
			"kind": "heir",
			"maxStrength": 4,
			"initiative": "B",
			"firepower": 2,
			"loyalty": null,
			"mark": "crown",
			"heirRank": 1,
			"neville": false,
			"shield": "house-lancaster",
			"home": ["lancaster", "lincoln"],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "lancaster-prince-edward",
			"name": "Prince Edward",
			"title": "Prince Edward",
			"family": "Plantagenet",
			"side": "lancaster",
			"kind": "heir",
			"maxStrength": 3,
			"initiative": "B",
			"firepower": 1,
			"loyalty": null,
			"mark": "crown",
			"heirRank": 2,
			"neville": false,
			"shield": "house-lancaster",
			"home": ["lancaster", "lincoln"],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "lancaster-exeter",
			"name": "Exeter",
			"title": "Duke of Exeter",
			"family": "Holland",
			"side": "lancaster",
			"kind": "heir",
			"maxStrength": 3,
			"initiative": "A",
			"firepower": 1,
			"loyalty": 2,
			"mark": "crown",
			"heirRank": 3,
			"neville": false,
			"shield": "exeter",
			"home": [
				"cornwall",
				"lancaster",
				"lincoln"
			],
			"counterpart": "york-exeter",
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "lancaster-somerset",
			"name": "Somerset",
			"title": "Duke of Somerset",
			"family": "Beaufort",
			"side": "lancaster",
			"kind": "heir",
			"maxStrength": 3,
			"initiative": "A",
			"firepower": 2,
			"loyalty": null,
			"mark": "crown",
			"heirRank": 4,
			"neville": false,
			"shield": "somerset",
			"home": [
				"dorset",
				"lancaster",
				"lincoln"
			],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "lancaster-richmond",
			"name": "Richmond",
			"title": "Earl of Richmond",
			"family": "Tudor",
			"side": "lancaster",
			"kind": "heir",
			"maxStrength": 3,
			"initiative": "B",
			"firepower": 2,
			"loyalty": null,
			"mark": "crown",
			"heirRank": 5,
			"neville": false,
			"shield": "richmond",
			"home": [
				"pembroke",
				"lancaster",
				"lincoln"
			],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "lancaster-oxford",
			"name": "Oxford",
			"title": "Earl of Oxford",
			"family": "de Vere",
			"side": "lancaster",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "A",
			"firepower": 2,
			"loyalty": null,
			"mark": "rose",
			"heirRank": null,
			"neville": false,
			"shield": "oxford",
			"home": ["essex"],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "lancaster-pembroke",
			"name": "Pembroke",
			"title": "Earl of Pembroke",
			"family": "Tudor",
			"side": "lancaster",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "B",
			"firepower": 2,
			"loyalty": null,
			"mark": "rose",
			"heirRank": null,
			"neville": false,
			"shield": "pembroke",
			"home": ["pembroke"],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "lancaster-devon",
			"name": "Devon",
			"title": "Earl of Devon",
			"family": "Courtenay",
			"side": "lancaster",
			"kind": "noble",
			"maxStrength": 2,
			"initiative": "B",
			"firepower": 2,
			"loyalty": null,
			"mark": "rose",
			"heirRank": null,
			"neville": false,
			"shield": "devon",
			"home": ["cornwall"],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "lancaster-beaumont",
			"name": "Beaumont",
			"title": "Viscount Beaumont",
			"family": null,
			"side": "lancaster",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "B",
			"firepower": 2,
			"loyalty": null,
			"mark": "rose",
			"heirRank": null,
			"neville": false,
			"shield": "beaumont",
			"home": ["lincoln"],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "lancaster-clifford",
			"name": "Clifford",
			"title": "Lord Clifford",
			"family": null,
			"side": "lancaster",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "A",
			"firepower": 2,
			"loyalty": null,
			"mark": "rose",
			"heirRank": null,
			"neville": false,
			"shield": "clifford",
			"home": ["cumbria", "north-yorks"],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "lancaster-wiltshire",
			"name": "Wiltshire",
			"title": "Earl of Wiltshire",
			"family": "Butler",
			"side": "lancaster",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "B",
			"firepower": 2,
			"loyalty": null,
			"mark": "rose",
			"heirRank": null,
			"neville": false,
			"shield": "wiltshire",
			"home": ["wilts"],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "lancaster-buckingham",
			"name": "Buckingham",
			"title": "Duke of Buckingham",
			"family": "Stafford",
			"side": "lancaster",
			"kind": "noble",
			"maxStrength": 4,
			"initiative": "B",
			"firepower": 2,
			"loyalty": 1,
			"mark": "number",
			"heirRank": null,
			"neville": false,
			"shield": "buckingham",
			"home": [
				"warwick",
				"glamorgan",
				"kent"
			],
			"counterpart": "york-buckingham",
			"canSail": true,
			"onDeath": "pool-face-down"
		},
		{
			"id": "lancaster-northumberland",
			"name": "Northumberland",
			"title": "Earl of Northumberland",
			"family": "Percy",
			"side": "lancaster",
			"kind": "noble",
			"maxStrength": 4,
			"initiative": "B",
			"firepower": 3,
			"loyalty": 2,
			"mark": "number",
			"heirRank": null,
			"neville": false,
			"shield": "northumberland",
			"home": [
				"northumbria",
				"cumbria",
				"east-yorks"
			],
			"counterpart": "york-northumberland",
			"canSail": true,
			"onDeath": "pool-face-down"
		},
		{
			"id": "lancaster-shrewsbury",
			"name": "Shrewsbury",
			"title": "Earl of Shrewsbury",
			"family": "Talbot",
			"side": "lancaster",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "A",
			"firepower": 1,
			"loyalty": 2,
			"mark": "number",
			"heirRank": null,
			"neville": false,
			"shield": "shrewsbury",
			"home": ["south-yorks"],
			"counterpart": "york-shrewsbury",
			"canSail": true,
			"onDeath": "pool-face-down"
		},
		{
			"id": "lancaster-westmoreland",
			"name": "Westmoreland",
			"title": "Earl of Westmoreland",
			"family": "Neville",
			"side": "lancaster",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "B",
			"firepower": 2,
			"loyalty": 2,
			"mark": "number",
			"heirRank": null,
			"neville": false,
			"shield": "westmoreland",
			"home": ["northumbria"],
			"counterpart": "york-westmoreland",
			"canSail": true,
			"onDeath": "pool-face-down"
		},
		{
			"id": "lancaster-rivers",
			"name": "Rivers",
			"title": "Lord Rivers",
			"family": "Woodville",
			"side": "lancaster",
			"kind": "noble",
			"maxStrength": 2,
			"initiative": "B",
			"firepower": 2,
			"loyalty": 1,
			"mark": "number",
			"heirRank": null,
			"neville": false,
			"shield": "rivers",
			"home": ["leicester"],
			"counterpart": "york-rivers",
			"canSail": true,
			"onDeath": "pool-face-down"
		},
		{
			"id": "lancaster-stanley",
			"name": "Stanley",
			"title": "Lord Stanley",
			"family": null,
			"side": "lancaster",
			"kind": "noble",
			"maxStrength": 4,
			"initiative": "B",
			"firepower": 2,
			"loyalty": 1,
			"mark": "number",
			"heirRank": null,
			"neville": false,
			"shield": "stanley",
			"home": ["lancaster", "isle-of-man"],
			"counterpart": "york-stanley",
			"canSail": true,
			"onDeath": "pool-face-down"
		},
		{
			"id": "lancaster-warwick",
			"name": "Warwick",
			"title": "Earl of Warwick",
			"family": "Neville",
			"side": "lancaster",
			"kind": "noble",
			"maxStrength": 4,
			"initiative": "B",
			"firepower": 3,
			"loyalty": 3,
			"mark": "number",
			"heirRank": null,
			"neville": true,
			"shield": "warwick",
			"home": ["warwick", "glamorgan"],
			"counterpart": "york-warwick",
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "lancaster-salisbury",
			"name": "Salisbury",
			"title": "Earl of Salisbury",
			"family": "Neville",
			"side": "lancaster",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "B",
			"firepower": 2,
			"loyalty": 2,
			"mark": "warwick-shield",
			"heirRank": null,
			"neville": true,
			"shield": "salisbury",
			"home": ["north-yorks", "east-yorks"],
			"counterpart": "york-salisbury",
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "lancaster-kent",
			"name": "Kent",
			"title": "Earl of Kent",
			"family": "Neville",
			"side": "lancaster",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "A",
			"firepower": 2,
			"loyalty": 2,
			"mark": "warwick-shield",
			"heirRank": null,
			"neville": true,
			"shield": "kent",
			"home": ["east-yorks"],
			"counterpart": "york-kent",
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "lancaster-clarence",
			"name": "Clarence",
			"title": "Duke of Clarence",
			"family": "Plantagenet",
			"side": "lancaster",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "B",
			"firepower": 2,
			"loyalty": 1,
			"mark": "number",
			"heirRank": null,
			"neville": false,
			"shield": "house-york",
			"home": [
				"south-yorks",
				"hereford",
				"rutland"
			],
			"counterpart": "york-clarence",
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "lancaster-church-canterbury",
			"name": "Canterbury (church)",
			"title": "Archbishop of Canterbury",
			"family": null,
			"side": "lancaster",
			"kind": "church",
			"maxStrength": 3,
			"initiative": "C",
			"firepower": 1,
			"loyalty": 1,
			"mark": "number",
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": ["kent"],
			"counterpart": "york-church-canterbury",
			"canSail": true,
			"onDeath": "pool-face-down"
		},
		{
			"id": "lancaster-church-york",
			"name": "York (church)",
			"title": "Archbishop of York",
			"family": null,
			"side": "lancaster",
			"kind": "church",
			"maxStrength": 3,
			"initiative": "C",
			"firepower": 2,
			"loyalty": 2,
			"mark": "number",
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": ["south-yorks"],
			"counterpart": "york-church-york",
			"canSail": true,
			"onDeath": "pool-face-down"
		},
		{
			"id": "lancaster-levy-bristol",
			"name": "Bristol (levy)",
			"title": "Levy of Bristol",
			"family": null,
			"side": "lancaster",
			"kind": "levy",
			"maxStrength": 4,
			"initiative": "C",
			"firepower": 2,
			"loyalty": null,
			"mark": null,
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": ["somerset"],
			"counterpart": null,
			"canSail": false,
			"onDeath": "pool-face-down"
		},
		{
			"id": "lancaster-levy-coventry",
			"name": "Coventry (levy)",
			"title": "Levy of Coventry",
			"family": null,
			"side": "lancaster",
			"kind": "levy",
			"maxStrength": 4,
			"initiative": "C",
			"firepower": 2,
			"loyalty": null,
			"mark": null,
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": ["warwick"],
			"counterpart": null,
			"canSail": false,
			"onDeath": "pool-face-down"
		},
		{
			"id": "lancaster-levy-newcastle",
			"name": "Newcastle (levy)",
			"title": "Levy of Newcastle",
			"family": null,
			"side": "lancaster",
			"kind": "levy",
			"maxStrength": 4,
			"initiative": "C",
			"firepower": 3,
			"loyalty": null,
			"mark": null,
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": ["northumbria"],
			"counterpart": null,
			"canSail": false,
			"onDeath": "pool-face-down"
		},
		{
			"id": "lancaster-levy-york",
			"name": "York (levy)",
			"title": "Levy of York",
			"family": null,
			"side": "lancaster",
			"kind": "levy",
			"maxStrength": 4,
			"initiative": "C",
			"firepower": 3,
			"loyalty": null,
			"mark": null,
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": ["south-yorks"],
			"counterpart": null,
			"canSail": false,
			"onDeath": "pool-face-down"
		},
		{
			"id": "lancaster-bombard",
			"name": "Bombard",
			"title": "Bombard",
			"family": null,
			"side": "lancaster",
			"kind": "bombard",
			"maxStrength": 3,
			"initiative": "D",
			"firepower": 3,
			"loyalty": null,
			"mark": null,
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": [],
			"counterpart": null,
			"canSail": true,
			"onDeath": "pool-face-down",
			"firstRoundInitiative": "A"
		},
		{
			"id": "lancaster-mercenary-french",
			"name": "French Mercenary",
			"title": "French mercenaries",
			"family": null,
			"side": "lancaster",
			"kind": "mercenary",
			"maxStrength": 4,
			"initiative": "B",
			"firepower": 3,
			"loyalty": null,
			"mark": null,
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": ["france"],
			"counterpart": null,
			"canSail": true,
			"onDeath": "home-face-down"
		},
		{
			"id": "lancaster-mercenary-scots",
			"name": "Scots Mercenary",
			"title": "Scots mercenaries",
			"family": null,
			"side": "lancaster",
			"kind": "mercenary",
			"maxStrength": 4,
			"initiative": "B",
			"firepower": 3,
			"loyalty": null,
			"mark": null,
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": ["scotland"],
			"counterpart": null,
			"canSail": false,
			"onDeath": "home-face-down"
		},
		{
			"id": "lancaster-mercenary-welsh",
			"name": "Welsh Mercenary",
			"title": "Welsh mercenaries",
			"family": null,
			"side": "lancaster",
			"kind": "mercenary",
			"maxStrength": 3,
			"initiative": "A",
			"firepower": 2,
			"loyalty": null,
			"mark": null,
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": [
				"caernarvon",
				"pembroke",
				"powys",
				"glamorgan"
			],
			"counterpart": null,
			"canSail": false,
			"onDeath": "pool-face-down"
		},
		{
			"id": "york-york",
			"name": "York",
			"title": "Duke of York",
			"family": "Plantagenet",
			"side": "york",
			"kind": "heir",
			"maxStrength": 4,
			"initiative": "B",
			"firepower": 3,
			"loyalty": null,
			"mark": "crown",
			"heirRank": 1,
			"neville": false,
			"shield": "house-york",
			"home": [
				"south-yorks",
				"hereford",
				"rutland"
			],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "york-march",
			"name": "March",
			"title": "Earl of March",
			"family": "Plantagenet",
			"side": "york",
			"kind": "heir",
			"maxStrength": 3,
			"initiative": "A",
			"firepower": 3,
			"loyalty": null,
			"mark": "crown",
			"heirRank": 2,
			"neville": false,
			"shield": "house-york",
			"home": [
				"south-yorks",
				"hereford",
				"rutland"
			],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "york-rutland",
			"name": "Rutland",
			"title": "Earl of Rutland",
			"family": "Plantagenet",
			"side": "york",
			"kind": "heir",
			"maxStrength": 3,
			"initiative": "B",
			"firepower": 1,
			"loyalty": null,
			"mark": "crown",
			"heirRank": 3,
			"neville": false,
			"shield": "house-york",
			"home": [
				"south-yorks",
				"hereford",
				"rutland"
			],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "york-clarence",
			"name": "Clarence",
			"title": "Duke of Clarence",
			"family": "Plantagenet",
			"side": "york",
			"kind": "heir",
			"maxStrength": 3,
			"initiative": "B",
			"firepower": 2,
			"loyalty": 1,
			"mark": "crown",
			"heirRank": 4,
			"neville": false,
			"shield": "house-york",
			"home": [
				"south-yorks",
				"hereford",
				"rutland"
			],
			"counterpart": "lancaster-clarence",
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "york-gloucester",
			"name": "Gloucester",
			"title": "Duke of Gloucester",
			"family": "Plantagenet",
			"side": "york",
			"kind": "heir",
			"maxStrength": 3,
			"initiative": "B",
			"firepower": 3,
			"loyalty": null,
			"mark": "crown",
			"heirRank": 5,
			"neville": false,
			"shield": "house-york",
			"home": [
				"south-yorks",
				"hereford",
				"rutland"
			],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "york-norfolk",
			"name": "Norfolk",
			"title": "Duke of Norfolk",
			"family": "Mowbray",
			"side": "york",
			"kind": "noble",
			"maxStrength": 4,
			"initiative": "B",
			"firepower": 2,
			"loyalty": null,
			"mark": "rose",
			"heirRank": null,
			"neville": false,
			"shield": "norfolk",
			"home": [
				"caernarvon",
				"east-anglia",
				"glamorgan"
			],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "york-suffolk",
			"name": "Suffolk",
			"title": "Duke of Suffolk",
			"family": "de la Pole",
			"side": "york",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "B",
			"firepower": 2,
			"loyalty": null,
			"mark": "rose",
			"heirRank": null,
			"neville": false,
			"shield": "suffolk",
			"home": ["east-anglia", "oxford"],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "york-arundel",
			"name": "Arundel",
			"title": "Earl of Arundel",
			"family": "FitzAlan",
			"side": "york",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "B",
			"firepower": 2,
			"loyalty": null,
			"mark": "rose",
			"heirRank": null,
			"neville": false,
			"shield": "arundel",
			"home": ["sussex"],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "york-essex",
			"name": "Essex",
			"title": "Earl of Essex",
			"family": "Bourchier",
			"side": "york",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "B",
			"firepower": 1,
			"loyalty": null,
			"mark": "rose",
			"heirRank": null,
			"neville": false,
			"shield": "essex",
			"home": ["essex"],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "york-worcester",
			"name": "Worcester",
			"title": "Earl of Worcester",
			"family": "Tiptoft",
			"side": "york",
			"kind": "noble",
			"maxStrength": 2,
			"initiative": "B",
			"firepower": 2,
			"loyalty": null,
			"mark": "rose",
			"heirRank": null,
			"neville": false,
			"shield": "worcester",
			"home": ["rutland"],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "york-hastings",
			"name": "Hastings",
			"title": "Lord Hastings",
			"family": null,
			"side": "york",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "B",
			"firepower": 2,
			"loyalty": null,
			"mark": "rose",
			"heirRank": null,
			"neville": false,
			"shield": "hastings",
			"home": ["leicester"],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "york-herbert",
			"name": "Herbert",
			"title": "Lord Herbert",
			"family": null,
			"side": "york",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "A",
			"firepower": 2,
			"loyalty": null,
			"mark": "rose",
			"heirRank": null,
			"neville": false,
			"shield": "herbert",
			"home": ["glamorgan"],
			"counterpart": null,
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "york-buckingham",
			"name": "Buckingham",
			"title": "Duke of Buckingham",
			"family": "Stafford",
			"side": "york",
			"kind": "noble",
			"maxStrength": 4,
			"initiative": "B",
			"firepower": 2,
			"loyalty": 1,
			"mark": "number",
			"heirRank": null,
			"neville": false,
			"shield": "buckingham",
			"home": [
				"warwick",
				"glamorgan",
				"kent"
			],
			"counterpart": "lancaster-buckingham",
			"canSail": true,
			"onDeath": "pool-face-down"
		},
		{
			"id": "york-northumberland",
			"name": "Northumberland",
			"title": "Earl of Northumberland",
			"family": "Percy",
			"side": "york",
			"kind": "noble",
			"maxStrength": 4,
			"initiative": "B",
			"firepower": 3,
			"loyalty": 1,
			"mark": "number",
			"heirRank": null,
			"neville": false,
			"shield": "northumberland",
			"home": [
				"northumbria",
				"cumbria",
				"east-yorks"
			],
			"counterpart": "lancaster-northumberland",
			"canSail": true,
			"onDeath": "pool-face-down"
		},
		{
			"id": "york-shrewsbury",
			"name": "Shrewsbury",
			"title": "Earl of Shrewsbury",
			"family": "Talbot",
			"side": "york",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "A",
			"firepower": 1,
			"loyalty": 1,
			"mark": "number",
			"heirRank": null,
			"neville": false,
			"shield": "shrewsbury",
			"home": ["south-yorks"],
			"counterpart": "lancaster-shrewsbury",
			"canSail": true,
			"onDeath": "pool-face-down"
		},
		{
			"id": "york-westmoreland",
			"name": "Westmoreland",
			"title": "Earl of Westmoreland",
			"family": "Neville",
			"side": "york",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "B",
			"firepower": 2,
			"loyalty": 2,
			"mark": "number",
			"heirRank": null,
			"neville": false,
			"shield": "westmoreland",
			"home": ["northumbria"],
			"counterpart": "lancaster-westmoreland",
			"canSail": true,
			"onDeath": "pool-face-down"
		},
		{
			"id": "york-rivers",
			"name": "Rivers",
			"title": "Lord Rivers",
			"family": "Woodville",
			"side": "york",
			"kind": "noble",
			"maxStrength": 2,
			"initiative": "B",
			"firepower": 2,
			"loyalty": 2,
			"mark": "number",
			"heirRank": null,
			"neville": false,
			"shield": "rivers",
			"home": ["leicester"],
			"counterpart": "lancaster-rivers",
			"canSail": true,
			"onDeath": "pool-face-down"
		},
		{
			"id": "york-stanley",
			"name": "Stanley",
			"title": "Lord Stanley",
			"family": null,
			"side": "york",
			"kind": "noble",
			"maxStrength": 4,
			"initiative": "B",
			"firepower": 2,
			"loyalty": 1,
			"mark": "number",
			"heirRank": null,
			"neville": false,
			"shield": "stanley",
			"home": ["lancaster", "isle-of-man"],
			"counterpart": "lancaster-stanley",
			"canSail": true,
			"onDeath": "pool-face-down"
		},
		{
			"id": "york-warwick",
			"name": "Warwick",
			"title": "Earl of Warwick",
			"family": "Neville",
			"side": "york",
			"kind": "noble",
			"maxStrength": 4,
			"initiative": "B",
			"firepower": 3,
			"loyalty": 3,
			"mark": "number",
			"heirRank": null,
			"neville": true,
			"shield": "warwick",
			"home": [
				"warwick",
				"glamorgan",
				"calais"
			],
			"counterpart": "lancaster-warwick",
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "york-salisbury",
			"name": "Salisbury",
			"title": "Earl of Salisbury",
			"family": "Neville",
			"side": "york",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "B",
			"firepower": 2,
			"loyalty": 2,
			"mark": "warwick-shield",
			"heirRank": null,
			"neville": true,
			"shield": "salisbury",
			"home": ["north-yorks", "east-yorks"],
			"counterpart": "lancaster-salisbury",
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "york-kent",
			"name": "Kent",
			"title": "Earl of Kent",
			"family": "Neville",
			"side": "york",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "A",
			"firepower": 2,
			"loyalty": 2,
			"mark": "warwick-shield",
			"heirRank": null,
			"neville": true,
			"shield": "kent",
			"home": ["east-yorks"],
			"counterpart": "lancaster-kent",
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "york-exeter",
			"name": "Exeter",
			"title": "Duke of Exeter",
			"family": "Holland",
			"side": "york",
			"kind": "noble",
			"maxStrength": 3,
			"initiative": "A",
			"firepower": 1,
			"loyalty": 1,
			"mark": "number",
			"heirRank": null,
			"neville": false,
			"shield": "exeter",
			"home": ["cornwall"],
			"counterpart": "lancaster-exeter",
			"canSail": true,
			"onDeath": "permanent"
		},
		{
			"id": "york-church-canterbury",
			"name": "Canterbury (church)",
			"title": "Archbishop of Canterbury",
			"family": null,
			"side": "york",
			"kind": "church",
			"maxStrength": 3,
			"initiative": "C",
			"firepower": 1,
			"loyalty": 2,
			"mark": "number",
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": ["kent"],
			"counterpart": "lancaster-church-canterbury",
			"canSail": true,
			"onDeath": "pool-face-down"
		},
		{
			"id": "york-church-york",
			"name": "York (church)",
			"title": "Archbishop of York",
			"family": null,
			"side": "york",
			"kind": "church",
			"maxStrength": 3,
			"initiative": "C",
			"firepower": 2,
			"loyalty": 1,
			"mark": "number",
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": ["south-yorks"],
			"counterpart": "lancaster-church-york",
			"canSail": true,
			"onDeath": "pool-face-down"
		},
		{
			"id": "york-levy-london",
			"name": "London (levy)",
			"title": "Levy of London",
			"family": null,
			"side": "york",
			"kind": "levy",
			"maxStrength": 4,
			"initiative": "C",
			"firepower": 3,
			"loyalty": null,
			"mark": null,
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": ["middlesex"],
			"counterpart": null,
			"canSail": false,
			"onDeath": "pool-face-down"
		},
		{
			"id": "york-levy-norwich",
			"name": "Norwich (levy)",
			"title": "Levy of Norwich",
			"family": null,
			"side": "york",
			"kind": "levy",
			"maxStrength": 4,
			"initiative": "C",
			"firepower": 2,
			"loyalty": null,
			"mark": null,
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": ["east-anglia"],
			"counterpart": null,
			"canSail": false,
			"onDeath": "pool-face-down"
		},
		{
			"id": "york-levy-salisbury",
			"name": "Salisbury (levy)",
			"title": "Levy of Salisbury",
			"family": null,
			"side": "york",
			"kind": "levy",
			"maxStrength": 4,
			"initiative": "C",
			"firepower": 2,
			"loyalty": null,
			"mark": null,
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": ["wilts"],
			"counterpart": null,
			"canSail": false,
			"onDeath": "pool-face-down"
		},
		{
			"id": "york-bombard",
			"name": "Bombard",
			"title": "Bombard",
			"family": null,
			"side": "york",
			"kind": "bombard",
			"maxStrength": 3,
			"initiative": "D",
			"firepower": 3,
			"loyalty": null,
			"mark": null,
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": [],
			"counterpart": null,
			"canSail": true,
			"onDeath": "pool-face-down",
			"firstRoundInitiative": "A"
		},
		{
			"id": "york-mercenary-burgundian",
			"name": "Burgundian Mercenary",
			"title": "Burgundian mercenaries",
			"family": null,
			"side": "york",
			"kind": "mercenary",
			"maxStrength": 3,
			"initiative": "A",
			"firepower": 3,
			"loyalty": null,
			"mark": null,
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": ["calais"],
			"counterpart": null,
			"canSail": true,
			"onDeath": "home-face-down"
		},
		{
			"id": "york-mercenary-calais",
			"name": "Calais Mercenary",
			"title": "Calais mercenaries",
			"family": null,
			"side": "york",
			"kind": "mercenary",
			"maxStrength": 3,
			"initiative": "B",
			"firepower": 4,
			"loyalty": null,
			"mark": null,
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": ["calais"],
			"counterpart": null,
			"canSail": true,
			"onDeath": "home-face-down"
		},
		{
			"id": "york-mercenary-irish",
			"name": "Irish Mercenary",
			"title": "Irish mercenaries",
			"family": null,
			"side": "york",
			"kind": "mercenary",
			"maxStrength": 4,
			"initiative": "B",
			"firepower": 2,
			"loyalty": null,
			"mark": null,
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": ["ireland"],
			"counterpart": null,
			"canSail": true,
			"onDeath": "home-face-down"
		},
		{
			"id": "rebel",
			"name": "Rebel",
			"title": "Rebels",
			"family": null,
			"side": "pretender",
			"kind": "rebel",
			"maxStrength": 4,
			"initiative": "A",
			"firepower": 2,
			"loyalty": null,
			"mark": null,
			"heirRank": null,
			"neville": false,
			"shield": null,
			"home": [],
			"counterpart": null,
			"canSail": false,
			"onDeath": "pool-face-down"
		}
	],
	cards: [
		{
			"id": "event-force-march",
			"kind": "event",
			"name": "Force March",
			"ap": 1,
			"effect": {
				"group": 1,
				"maxAreas": 3,
				"land": true,
				"sea": false,
				"recruit": false
			}
		},
		{
			"id": "event-muster",
			"kind": "event",
			"name": "Muster",
			"ap": 0,
			"effect": {
				"musterArea": 1,
				"maxAreas": 2,
				"land": true,
				"sea": false,
				"recruit": false,
				"attack": false
			}
		},
		{
			"id": "event-piracy",
			"kind": "event",
			"name": "Piracy",
			"ap": 2,
			"effect": {
				"land": false,
				"sea": true,
				"seaAttack": true,
				"portBonusWhenAttacking": false,
				"recruit": false
			}
		},
		{
			"id": "event-plague",
			"kind": "event",
			"name": "Plague",
			"ap": 0,
			"effect": {
				"enemyCityArea": 1,
				"stepLossEach": 1
			}
		},
		{
			"id": "event-surprise",
			"kind": "event",
			"name": "Surprise",
			"ap": 1,
			"effect": {
				"group": 1,
				"maxAreas": 2,
				"borderLimitBonus": 1,
				"land": true,
				"sea": true,
				"recruit": false
			}
		},
		{
			"id": "event-treason",
			"kind": "event",
			"name": "Treason",
			"ap": 1,
			"effect": {
				"group": 1,
				"maxAreas": 2,
				"land": true,
				"sea": true,
				"recruit": false,
				"freeTreacheryRoll": 1
			}
		},
		{
			"id": "action-4-1",
			"kind": "action",
			"name": "4",
			"ap": 4
		},
		{
			"id": "action-4-2",
			"kind": "action",
			"name": "4",
			"ap": 4
		},
		{
			"id": "action-4-3",
			"kind": "action",
			"name": "4",
			"ap": 4
		},
		{
			"id": "action-4-4",
			"kind": "action",
			"name": "4",
			"ap": 4
		},
		{
			"id": "action-4-5",
			"kind": "action",
			"name": "4",
			"ap": 4
		},
		{
			"id": "action-4-6",
			"kind": "action",
			"name": "4",
			"ap": 4
		},
		{
			"id": "action-3-1",
			"kind": "action",
			"name": "3",
			"ap": 3
		},
		{
			"id": "action-3-2",
			"kind": "action",
			"name": "3",
			"ap": 3
		},
		{
			"id": "action-3-3",
			"kind": "action",
			"name": "3",
			"ap": 3
		},
		{
			"id": "action-3-4",
			"kind": "action",
			"name": "3",
			"ap": 3
		},
		{
			"id": "action-3-5",
			"kind": "action",
			"name": "3",
			"ap": 3
		},
		{
			"id": "action-3-6",
			"kind": "action",
			"name": "3",
			"ap": 3
		},
		{
			"id": "action-3-7",
			"kind": "action",
			"name": "3",
			"ap": 3
		},
		{
			"id": "action-2-1",
			"kind": "action",
			"name": "2",
			"ap": 2
		},
		{
			"id": "action-2-2",
			"kind": "action",
			"name": "2",
			"ap": 2
		},
		{
			"id": "action-2-3",
			"kind": "action",
			"name": "2",
			"ap": 2
		},
		{
			"id": "action-2-4",
			"kind": "action",
			"name": "2",
			"ap": 2
		},
		{
			"id": "action-2-5",
			"kind": "action",
			"name": "2",
			"ap": 2
		},
		{
			"id": "action-2-6",
			"kind": "action",
			"name": "2",
			"ap": 2
		}
	],
	scenarios: [
		{
			"id": "campaign-1460",
			"name": "The Wars of the Roses (full campaign, from 1460)",
			"year": 1460,
			"campaigns": [
				1,
				2,
				3
			],
			"king": "lancaster-henry-vi",
			"pretender": "york-york",
			"special": [],
			"placements": [
				{
					"block": "lancaster-henry-vi",
					"at": "middlesex"
				},
				{
					"block": "lancaster-somerset",
					"at": "dorset"
				},
				{
					"block": "lancaster-exeter",
					"at": "cornwall"
				},
				{
					"block": "lancaster-devon",
					"at": "cornwall"
				},
				{
					"block": "lancaster-pembroke",
					"at": "pembroke"
				},
				{
					"block": "lancaster-wiltshire",
					"at": "wilts"
				},
				{
					"block": "lancaster-oxford",
					"at": "essex"
				},
				{
					"block": "lancaster-beaumont",
					"at": "lincoln"
				},
				{
					"block": "lancaster-clifford",
					"at": "north-yorks"
				},
				{
					"block": "lancaster-mercenary-french",
					"at": "france"
				},
				{
					"block": "lancaster-mercenary-scots",
					"at": "scotland"
				},
				{
					"block": "lancaster-buckingham",
					"at": "@pool"
				},
				{
					"block": "lancaster-northumberland",
					"at": "@pool"
				},
				{
					"block": "lancaster-shrewsbury",
					"at": "@pool"
				},
				{
					"block": "lancaster-westmoreland",
					"at": "@pool"
				},
				{
					"block": "lancaster-rivers",
					"at": "@pool"
				},
				{
					"block": "lancaster-stanley",
					"at": "@pool"
				},
				{
					"block": "lancaster-levy-bristol",
					"at": "@pool"
				},
				{
					"block": "lancaster-levy-coventry",
					"at": "@pool"
				},
				{
					"block": "lancaster-levy-newcastle",
					"at": "@pool"
				},
				{
					"block": "lancaster-levy-york",
					"at": "@pool"
				},
				{
					"block": "lancaster-church-york",
					"at": "@pool"
				},
				{
					"block": "lancaster-bombard",
					"at": "@pool"
				},
				{
					"block": "lancaster-mercenary-welsh",
					"at": "@pool"
				},
				{
					"block": "lancaster-prince-edward",
					"at": "@minor"
				},
				{
					"block": "lancaster-richmond",
					"at": "@minor"
				},
				{
					"block": "lancaster-church-canterbury",
					"at": "@enemy"
				},
				{
					"block": "lancaster-clarence",
					"at": "@enemy"
				},
				{
					"block": "lancaster-warwick",
					"at": "@enemy"
				},
				{
					"block": "lancaster-salisbury",
					"at": "@enemy"
				},
				{
					"block": "lancaster-kent",
					"at": "@enemy"
				},
				{
					"block": "york-york",
					"at": "ireland"
				},
				{
					"block": "york-rutland",
					"at": "ireland"
				},
				{
					"block": "york-mercenary-irish",
					"at": "ireland"
				},
				{
					"block": "york-march",
					"at": "calais"
				},
				{
					"block": "york-warwick",
					"at": "calais"
				},
				{
					"block": "york-salisbury",
					"at": "calais"
				},
				{
					"block": "york-kent",
					"at": "calais"
				},
				{
					"block": "york-mercenary-calais",
					"at": "calais"
				},
				{
					"block": "york-mercenary-burgundian",
					"at": "calais"
				},
				{
					"block": "york-norfolk",
					"at": "@pool"
				},
				{
					"block": "york-suffolk",
					"at": "@pool"
				},
				{
					"block": "york-arundel",
					"at": "@pool"
				},
				{
					"block": "york-essex",
					"at": "@pool"
				},
				{
					"block": "york-worcester",
					"at": "@pool"
				},
				{
					"block": "york-hastings",
					"at": "@pool"
				},
				{
					"block": "york-herbert",
					"at": "@pool"
				},
				{
					"block": "york-church-canterbury",
					"at": "@pool"
				},
				{
					"block": "york-levy-london",
					"at": "@pool"
				},
				{
					"block": "york-levy-norwich",
					"at": "@pool"
				},
				{
					"block": "york-levy-salisbury",
					"at": "@pool"
				},
				{
					"block": "york-bombard",
					"at": "@pool"
				},
				{
					"block": "rebel",
					"at": "@pool"
				},
				{
					"block": "york-clarence",
					"at": "@minor"
				},
				{
					"block": "york-gloucester",
					"at": "@minor"
				},
				{
					"block": "york-exeter",
					"at": "@enemy"
				},
				{
					"block": "york-buckingham",
					"at": "@enemy"
				},
				{
					"block": "york-northumberland",
					"at": "@enemy"
				},
				{
					"block": "york-westmoreland",
					"at": "@enemy"
				},
				{
					"block": "york-shrewsbury",
					"at": "@enemy"
				},
				{
					"block": "york-rivers",
					"at": "@enemy"
				},
				{
					"block": "york-stanley",
					"at": "@enemy"
				},
				{
					"block": "york-church-york",
					"at": "@enemy"
				}
			]
		},
		{
			"id": "kingmaker-1470",
			"name": "Kingmaker (1470)",
			"year": 1470,
			"campaigns": [2],
			"king": "york-march",
			"pretender": "lancaster-prince-edward",
			"special": ["henry-vi-prisoner"],
			"placements": [
				{
					"block": "york-march",
					"at": "middlesex"
				},
				{
					"block": "york-gloucester",
					"at": "south-yorks"
				},
				{
					"block": "york-buckingham",
					"at": "warwick"
				},
				{
					"block": "york-norfolk",
					"at": "east-anglia"
				},
				{
					"block": "york-suffolk",
					"at": "east-anglia"
				},
				{
					"block": "york-arundel",
					"at": "sussex"
				},
				{
					"block": "york-essex",
					"at": "essex"
				},
				{
					"block": "york-hastings",
					"at": "leicester"
				},
				{
					"block": "york-rivers",
					"at": "leicester"
				},
				{
					"block": "york-stanley",
					"at": "lancaster"
				},
				{
					"block": "york-mercenary-irish",
					"at": "ireland"
				},
				{
					"block": "york-mercenary-calais",
					"at": "calais"
				},
				{
					"block": "york-mercenary-burgundian",
					"at": "calais"
				},
				{
					"block": "york-northumberland",
					"at": "@pool"
				},
				{
					"block": "york-westmoreland",
					"at": "@pool"
				},
				{
					"block": "york-church-canterbury",
					"at": "@pool"
				},
				{
					"block": "york-bombard",
					"at": "@pool"
				},
				{
					"block": "york-levy-london",
					"at": "@pool"
				},
				{
					"block": "york-levy-norwich",
					"at": "@pool"
				},
				{
					"block": "york-levy-salisbury",
					"at": "@pool"
				},
				{
					"block": "york-warwick",
					"at": "@enemy"
				},
				{
					"block": "york-clarence",
					"at": "@enemy"
				},
				{
					"block": "york-shrewsbury",
					"at": "@enemy"
				},
				{
					"block": "york-church-york",
					"at": "@enemy"
				},
				{
					"block": "york-exeter",
					"at": "@enemy"
				},
				{
					"block": "lancaster-henry-vi",
					"at": "middlesex",
					"prisoner": true
				},
				{
					"block": "lancaster-prince-edward",
					"at": "france"
				},
				{
					"block": "lancaster-exeter",
					"at": "france"
				},
				{
					"block": "lancaster-warwick",
					"at": "france"
				},
				{
					"block": "lancaster-clarence",
					"at": "france"
				},
				{
					"block": "lancaster-oxford",
					"at": "france"
				},
				{
					"block": "lancaster-mercenary-french",
					"at": "france"
				},
				{
					"block": "lancaster-mercenary-scots",
					"at": "scotland"
				},
				{
					"block": "lancaster-pembroke",
					"at": "@pool"
				},
				{
					"block": "lancaster-shrewsbury",
					"at": "@pool"
				},
				{
					"block": "lancaster-church-york",
					"at": "@pool"
				},
				{
					"block": "lancaster-mercenary-welsh",
					"at": "@pool"
				},
				{
					"block": "lancaster-bombard",
					"at": "@pool"
				},
				{
					"block": "lancaster-levy-bristol",
					"at": "@pool"
				},
				{
					"block": "lancaster-levy-coventry",
					"at": "@pool"
				},
				{
					"block": "lancaster-levy-newcastle",
					"at": "@pool"
				},
				{
					"block": "lancaster-levy-york",
					"at": "@pool"
				},
				{
					"block": "rebel",
					"at": "@pool"
				},
				{
					"block": "lancaster-richmond",
					"at": "@minor"
				},
				{
					"block": "lancaster-buckingham",
					"at": "@enemy"
				},
				{
					"block": "lancaster-northumberland",
					"at": "@enemy"
				},
				{
					"block": "lancaster-rivers",
					"at": "@enemy"
				},
				{
					"block": "lancaster-westmoreland",
					"at": "@enemy"
				},
				{
					"block": "lancaster-stanley",
					"at": "@enemy"
				},
				{
					"block": "lancaster-church-canterbury",
					"at": "@enemy"
				},
				{
					"block": "lancaster-somerset",
					"at": "@eliminated"
				},
				{
					"block": "lancaster-devon",
					"at": "@eliminated"
				},
				{
					"block": "lancaster-beaumont",
					"at": "@eliminated"
				},
				{
					"block": "lancaster-clifford",
					"at": "@eliminated"
				},
				{
					"block": "lancaster-wiltshire",
					"at": "@eliminated"
				},
				{
					"block": "lancaster-salisbury",
					"at": "@eliminated"
				},
				{
					"block": "lancaster-kent",
					"at": "@eliminated"
				},
				{
					"block": "york-york",
					"at": "@eliminated"
				},
				{
					"block": "york-rutland",
					"at": "@eliminated"
				},
				{
					"block": "york-worcester",
					"at": "@eliminated"
				},
				{
					"block": "york-herbert",
					"at": "@eliminated"
				},
				{
					"block": "york-salisbury",
					"at": "@eliminated"
				},
				{
					"block": "york-kent",
					"at": "@eliminated"
				}
			]
		},
		{
			"id": "richard-iii-1483",
			"name": "Richard III (1483)",
			"year": 1483,
			"campaigns": [3],
			"king": "york-gloucester",
			"pretender": "lancaster-richmond",
			"special": [],
			"placements": [
				{
					"block": "york-gloucester",
					"at": "middlesex"
				},
				{
					"block": "york-norfolk",
					"at": "east-anglia"
				},
				{
					"block": "york-suffolk",
					"at": "east-anglia"
				},
				{
					"block": "york-arundel",
					"at": "sussex"
				},
				{
					"block": "york-essex",
					"at": "essex"
				},
				{
					"block": "york-northumberland",
					"at": "northumbria"
				},
				{
					"block": "york-stanley",
					"at": "lancaster"
				},
				{
					"block": "york-mercenary-irish",
					"at": "ireland"
				},
				{
					"block": "york-mercenary-calais",
					"at": "calais"
				},
				{
					"block": "york-mercenary-burgundian",
					"at": "calais"
				},
				{
					"block": "york-westmoreland",
					"at": "@pool"
				},
				{
					"block": "york-church-canterbury",
					"at": "@pool"
				},
				{
					"block": "york-church-york",
					"at": "@pool"
				},
				{
					"block": "york-bombard",
					"at": "@pool"
				},
				{
					"block": "york-levy-london",
					"at": "@pool"
				},
				{
					"block": "york-levy-norwich",
					"at": "@pool"
				},
				{
					"block": "york-levy-salisbury",
					"at": "@pool"
				},
				{
					"block": "york-buckingham",
					"at": "@enemy"
				},
				{
					"block": "york-shrewsbury",
					"at": "@enemy"
				},
				{
					"block": "york-rivers",
					"at": "@enemy"
				},
				{
					"block": "lancaster-richmond",
					"at": "france"
				},
				{
					"block": "lancaster-oxford",
					"at": "france"
				},
				{
					"block": "lancaster-pembroke",
					"at": "france"
				},
				{
					"block": "lancaster-mercenary-french",
					"at": "france"
				},
				{
					"block": "lancaster-mercenary-scots",
					"at": "scotland"
				},
				{
					"block": "lancaster-buckingham",
					"at": "glamorgan"
				},
				{
					"block": "lancaster-rivers",
					"at": "leicester"
				},
				{
					"block": "lancaster-shrewsbury",
					"at": "@pool"
				},
				{
					"block": "lancaster-mercenary-welsh",
					"at": "@pool"
				},
				{
					"block": "lancaster-bombard",
					"at": "@pool"
				},
				{
					"block": "lancaster-levy-bristol",
					"at": "@pool"
				},
				{
					"block": "lancaster-levy-coventry",
					"at": "@pool"
				},
				{
					"block": "lancaster-levy-newcastle",
					"at": "@pool"
				},
				{
					"block": "lancaster-levy-york",
					"at": "@pool"
				},
				{
					"block": "rebel",
					"at": "@pool"
				},
				{
					"block": "lancaster-northumberland",
					"at": "@enemy"
				},
				{
					"block": "lancaster-westmoreland",
					"at": "@enemy"
				},
				{
					"block": "lancaster-stanley",
					"at": "@enemy"
				},
				{
					"block": "lancaster-church-canterbury",
					"at": "@enemy"
				},
				{
					"block": "lancaster-church-york",
					"at": "@enemy"
				},
				{
					"block": "lancaster-henry-vi",
					"at": "@eliminated"
				},
				{
					"block": "lancaster-prince-edward",
					"at": "@eliminated"
				},
				{
					"block": "lancaster-exeter",
					"at": "@eliminated"
				},
				{
					"block": "lancaster-somerset",
					"at": "@eliminated"
				},
				{
					"block": "lancaster-devon",
					"at": "@eliminated"
				},
				{
					"block": "lancaster-beaumont",
					"at": "@eliminated"
				},
				{
					"block": "lancaster-clifford",
					"at": "@eliminated"
				},
				{
					"block": "lancaster-wiltshire",
					"at": "@eliminated"
				},
				{
					"block": "lancaster-warwick",
					"at": "@eliminated"
				},
				{
					"block": "lancaster-salisbury",
					"at": "@eliminated"
				},
				{
					"block": "lancaster-kent",
					"at": "@eliminated"
				},
				{
					"block": "lancaster-clarence",
					"at": "@eliminated"
				},
				{
					"block": "york-york",
					"at": "@eliminated"
				},
				{
					"block": "york-march",
					"at": "@eliminated"
				},
				{
					"block": "york-rutland",
					"at": "@eliminated"
				},
				{
					"block": "york-clarence",
					"at": "@eliminated"
				},
				{
					"block": "york-worcester",
					"at": "@eliminated"
				},
				{
					"block": "york-hastings",
					"at": "@eliminated"
				},
				{
					"block": "york-herbert",
					"at": "@eliminated"
				},
				{
					"block": "york-warwick",
					"at": "@eliminated"
				},
				{
					"block": "york-salisbury",
					"at": "@eliminated"
				},
				{
					"block": "york-kent",
					"at": "@eliminated"
				},
				{
					"block": "york-exeter",
					"at": "@eliminated"
				}
			]
		}
	]
};
//#endregion
//#region games/richard-iii/rules/ids.ts
var AREAS = [
	"scotland",
	"northumbria",
	"cumbria",
	"north-yorks",
	"east-yorks",
	"south-yorks",
	"lancaster",
	"isle-of-man",
	"caernarvon",
	"chester",
	"derby",
	"lincoln",
	"pembroke",
	"powys",
	"hereford",
	"warwick",
	"leicester",
	"rutland",
	"east-anglia",
	"glamorgan",
	"gloucester",
	"oxford",
	"middlesex",
	"essex",
	"somerset",
	"wilts",
	"sussex",
	"kent",
	"cornwall",
	"dorset",
	"ireland",
	"france",
	"calais"
];
var ZONES = [
	"irish-sea",
	"north-sea",
	"english-channel"
];
var BLOCKS = [
	"lancaster-henry-vi",
	"lancaster-prince-edward",
	"lancaster-exeter",
	"lancaster-somerset",
	"lancaster-richmond",
	"lancaster-oxford",
	"lancaster-pembroke",
	"lancaster-devon",
	"lancaster-beaumont",
	"lancaster-clifford",
	"lancaster-wiltshire",
	"lancaster-buckingham",
	"lancaster-northumberland",
	"lancaster-shrewsbury",
	"lancaster-westmoreland",
	"lancaster-rivers",
	"lancaster-stanley",
	"lancaster-warwick",
	"lancaster-salisbury",
	"lancaster-kent",
	"lancaster-clarence",
	"lancaster-church-canterbury",
	"lancaster-church-york",
	"lancaster-levy-bristol",
	"lancaster-levy-coventry",
	"lancaster-levy-newcastle",
	"lancaster-levy-york",
	"lancaster-bombard",
	"lancaster-mercenary-french",
	"lancaster-mercenary-scots",
	"lancaster-mercenary-welsh",
	"york-york",
	"york-march",
	"york-rutland",
	"york-clarence",
	"york-gloucester",
	"york-norfolk",
	"york-suffolk",
	"york-arundel",
	"york-essex",
	"york-worcester",
	"york-hastings",
	"york-herbert",
	"york-buckingham",
	"york-northumberland",
	"york-shrewsbury",
	"york-westmoreland",
	"york-rivers",
	"york-stanley",
	"york-warwick",
	"york-salisbury",
	"york-kent",
	"york-exeter",
	"york-church-canterbury",
	"york-church-york",
	"york-levy-london",
	"york-levy-norwich",
	"york-levy-salisbury",
	"york-bombard",
	"york-mercenary-burgundian",
	"york-mercenary-calais",
	"york-mercenary-irish",
	"rebel"
];
var CARDS = [
	"2",
	"3",
	"4",
	"force-march",
	"muster",
	"piracy",
	"plague",
	"surprise",
	"treason"
];
var SCENARIOS = [
	"campaign-1460",
	"kingmaker-1470",
	"richard-iii-1483"
];
//#endregion
//#region games/richard-iii/rules/map.ts
var AREA_COUNT = AREAS.length;
var numbers$1 = new Map(AREAS.map((id, i) => [id, i]));
var zoneNumbers = new Map(ZONES.map((id, i) => [id, i]));
function areaNo(id) {
	return numbers$1.get(id) ?? -1;
}
function areaId(area) {
	return AREAS[area];
}
function zoneNo(id) {
	return zoneNumbers.get(id) ?? -1;
}
function zoneId(zone) {
	return ZONES[zone];
}
var houseOf = (id) => id === null ? -1 : id === "lancaster" ? 0 : 1;
var EXILE_OF = data_default.areas.map((area) => houseOf(area.exileOwner));
var CROWN = data_default.areas.map((area) => area.crown ? 1 : 0);
var WALES = data_default.areas.map((area) => area.wales ? 1 : 0);
var CITY = data_default.areas.map((area) => area.city ? 1 : 0);
var PORT = data_default.areas.map((area) => area.majorPort ? 1 : 0);
var SUPPLY_LIMIT = data_default.areas.map((area) => area.supplyLimit);
var ZONES_OF = data_default.areas.map((area) => area.seaZones.reduce((bits, zone) => bits | 1 << zoneNo(zone), 0));
var SHIELDS = data_default.areas.map((area) => area.shields);
var MIDDLESEX = areaNo("middlesex");
var MAN = areaNo("isle-of-man");
var CALAIS = areaNo("calais");
var EXILES = [0, 1].map((seat) => AREAS.map((_, area) => area).filter((area) => EXILE_OF[area] === seat));
var CROWN_AREAS = AREAS.map((_, area) => area).filter((area) => CROWN[area] === 1);
var BORDER_COUNT = data_default.borders.length;
var ENTRANCE_COUNT = BORDER_COUNT * 2;
var BORDER_IDS = data_default.borders.map((border) => border.id);
var BORDER_LIMIT = data_default.borders.map((border) => data_default.borderTypes[border.type].limit);
var mustStop = data_default.borders.map((border) => data_default.borderTypes[border.type].mustStop);
var ENTRANCE_FROM = data_default.borders.flatMap((border) => [areaNo(border.a), areaNo(border.b)]);
var ENTRANCE_TO = data_default.borders.flatMap((border) => [areaNo(border.b), areaNo(border.a)]);
var NEIGHBOURS = AREAS.map((_, from) => ENTRANCE_FROM.flatMap((start, out) => start === from ? [{
	area: ENTRANCE_TO[out],
	border: out >> 1,
	out,
	in: out ^ 1
}] : []));
var entrances = AREAS.flatMap((_, from) => AREAS.map((_, to) => NEIGHBOURS[from]?.find((neighbour) => neighbour.area === to)?.out ?? -1));
function entranceBetween(from, to) {
	return entrances[from * AREA_COUNT + to];
}
var ROUTES = [];
var LONGEST = 3;
function stepsFrom(path) {
	if (path.length > LONGEST) return [];
	return (NEIGHBOURS[path[path.length - 1]] ?? []).filter(({ area }) => !path.includes(area)).map(({ area, border, out }) => {
		const whole = [...path, area];
		return {
			route: ROUTES.push(Object.freeze(whole.map(areaId))) - 1,
			to: area,
			border,
			out,
			next: mustStop[border] ? [] : stepsFrom(whole)
		};
	});
}
var STEPS = AREAS.map((_, from) => stepsFrom([from]));
var legCount = 0;
var LEGS = AREAS.map((_, from) => AREAS.flatMap((_, to) => {
	const common = ZONES_OF[from] & ZONES_OF[to];
	if (from === to || common === 0) return [];
	const zones = ZONES.map((_, zone) => zone).filter((zone) => common & 1 << zone);
	return [{
		leg: legCount++,
		to,
		zones,
		ports: PORT[from] === 1 && PORT[to] === 1
	}];
}));
//#endregion
//#region games/richard-iii/rules/blocks.ts
var BLOCK_COUNT = BLOCKS.length;
var numbers = new Map(BLOCKS.map((id, i) => [id, i]));
function blockNo(id) {
	return numbers.get(id) ?? -1;
}
function blockId(block) {
	return BLOCKS[block];
}
var blocks = data_default.blocks;
var REBEL = blockNo("rebel");
var SIDE = blocks.map((block) => block.side === "lancaster" ? 0 : block.side === "york" ? 1 : -1);
var FIRST = [0, SIDE.indexOf(1)];
var AFTER = [SIDE.indexOf(1), REBEL];
var KIND = blocks.map((block) => block.kind);
var IS_HEIR = blocks.map((block) => block.kind === "heir" ? 1 : 0);
var COUNTS = blocks.map((block) => [
	"heir",
	"noble",
	"church"
].includes(block.kind) ? 1 : 0);
var MAX = blocks.map((block) => block.maxStrength);
var LETTER = blocks.map((block) => "ABCD".indexOf(block.initiative));
var FIRST_LETTER = blocks.map((block) => "ABCD".indexOf(block.firstRoundInitiative ?? block.initiative));
var FIREPOWER = blocks.map((block) => block.firepower);
var LOYALTY = blocks.map((block) => block.loyalty ?? 0);
var RANK = blocks.map((block) => block.heirRank ?? 0);
var COUNTERPART = blocks.map((block) => block.counterpart === null ? -1 : blockNo(block.counterpart));
var CAN_SAIL = blocks.map((block) => block.canSail ? 1 : 0);
var NEVILLE = blocks.map((block) => block.neville ? 1 : 0);
var HOME = blocks.map((block) => block.home.map(areaNo));
var FATE = blocks.map((block) => block.onDeath === "permanent" ? "dead" : block.onDeath === "home-face-down" ? "home" : "pool");
var HEIRS = data_default.sides.map((side) => side.heirs.map(blockNo));
var TURNCOAT_HEIR = COUNTERPART.map((other, block) => other >= 0 && IS_HEIR[other] === 1 && IS_HEIR[block] === 0 ? other : -1);
var TURNCOATS = BLOCKS.map((_, block) => block).filter((block) => TURNCOAT_HEIR[block] !== -1);
var WARWICKS = [blockNo("lancaster-warwick"), blockNo("york-warwick")];
var CLARENCE_SERVING_LANCASTER = blockNo("lancaster-clarence");
var DEAF = new Set(["northumberland", "westmoreland"]);
var DEAF_TO_WARWICK = blocks.map((block) => block.shield && DEAF.has(block.shield) ? 1 : 0);
var FOLLOWS_WARWICK = blocks.map((block) => block.mark === "warwick-shield" ? 1 : 0);
var BASE = blocks.map((block) => block.onDeath === "home-face-down" ? areaNo(block.home[0] ?? "") : -1);
var AT_HOME = blocks.map((block) => SHIELDS.map((_, area) => block.home.map(areaNo).includes(area) ? 1 : 0));
var LEFT_BY = SHIELDS.map((shields) => {
	const left = data_default.shields.find((shield) => shields.includes(shield.id) && shield.use.includes("once-owner-is-dead"));
	return left ? blockNo(left.owners.find((owner) => blockNo(owner) < FIRST[1]) ?? "") : -1;
});
var HOUSE_SHIELD = ["house-lancaster", "house-york"].map((shield) => SHIELDS.map((shields) => shields.includes(shield) ? 1 : 0));
function colourOf(block) {
	return block === REBEL ? "black" : SIDE[block] === 0 ? "red" : "white";
}
//#endregion
//#region games/richard-iii/rules/numbers.ts
function num(list, i) {
	return list[i];
}
function take(list, item) {
	const i = list.indexOf(item);
	if (i >= 0) list.splice(i, 1);
}
var manyZeros = Array.from({ length: 128 }, () => 0);
function zeros(length) {
	return manyZeros.slice(0, length);
}
function filled(length, value) {
	return Array.from({ length }, () => value);
}
//#endregion
//#region games/richard-iii/rules/places.ts
var POOL = AREA_COUNT;
var MINOR = AREA_COUNT + 1;
var ASIDE = AREA_COUNT + 2;
var DEAD = AREA_COUNT + 3;
function ownerOf(state, block) {
	return block === REBEL ? 1 - state.throne : num(SIDE, block);
}
function put(state, block, to) {
	const from = num(state.at, block);
	const here = state.here[ownerOf(state, block)];
	if (from < AREA_COUNT && state.down[block] === 0 && block !== state.prisoner) here[from] = num(here, from) - 1;
	state.at[block] = to;
	if (to < AREA_COUNT && state.down[block] === 0) here[to] = num(here, to) + 1;
}
function lay(state, block, at) {
	put(state, block, POOL);
	state.down[block] = 1;
	state.at[block] = at;
}
function upright(state, block) {
	return state.down[block] === 0 && block !== state.prisoner;
}
function holds(state, seat, area) {
	return num(state.here[seat], area) > 0;
}
function contested(state, area) {
	return num(state.here[0], area) > 0 && num(state.here[1], area) > 0;
}
function open(state, seat, area) {
	return num(state.here[1 - seat], area) === 0 && EXILE_OF[area] !== 1 - seat;
}
function friendly(state, seat, area) {
	return holds(state, seat, area) && !holds(state, 1 - seat, area);
}
function vacant(state, area) {
	return num(state.here[0], area) === 0 && num(state.here[1], area) === 0;
}
var own = [0, 1].map((seat) => Array.from({ length: num(AFTER, seat) - num(FIRST, seat) }, (_, i) => num(FIRST, seat) + i));
var ownAndRebel = own.map((blocks) => [...blocks, REBEL]);
function blocksOf(state, seat) {
	return state.throne === seat ? own[seat] : ownAndRebel[seat];
}
function blocksAt(state, seat, area) {
	const found = [];
	for (const block of blocksOf(state, seat)) if (state.at[block] === area && upright(state, block)) found.push(block);
	return found;
}
//#endregion
//#region games/richard-iii/rules/figures.ts
var { turnsPerCampaign: TURNS, handSize: HAND_SIZE, mulliganMaxAp: REDEAL_POINTS, maxBattleRounds: ROUNDS, maxAttackBorders: ATTACK_BORDERS, maxReinforceBorders: REINFORCE_BORDERS } = data_default.constants;
var scenarios = data_default.scenarios.map((scenario, i) => ({
	id: SCENARIOS[i],
	campaigns: scenario.campaigns.length,
	king: scenario.king,
	pretender: scenario.pretender,
	placements: scenario.placements
}));
function scenarioOf(id) {
	return scenarios[SCENARIOS.indexOf(id)];
}
//#endregion
//#region games/richard-iii/rules/moves.ts
function tables(count) {
	return Array.from({ length: count }, () => []);
}
function rowOf(rows, number, width) {
	const row = rows[number];
	if (row.length === 0) for (let i = 0; i < width; i++) row.push(void 0);
	return row;
}
function byBlock(make, width) {
	const rows = tables(BLOCK_COUNT);
	return (block, other) => rowOf(rows, block, width)[other] ??= Object.freeze(make(block, other));
}
function list(make, count) {
	return Array.from({ length: count }, (_, n) => Object.freeze(make(n)));
}
var END = Object.freeze({ type: "end" });
var DECLINE = Object.freeze({ type: "decline" });
var REQUEST = Object.freeze({ type: "request" });
var KEEP = Object.freeze({ type: "keep" });
var GIVE_BACK = Object.freeze({ type: "give-back" });
var HOLD = Object.freeze({ type: "hold" });
var CARD = list((n) => ({
	type: "card",
	card: CARDS[n]
}), CARDS.length);
var MUSTER = list((n) => ({
	type: "muster",
	area: areaId(n)
}), AREA_COUNT);
var PLAGUE = list((n) => ({
	type: "plague",
	area: areaId(n)
}), AREA_COUNT);
var BATTLE = list((n) => ({
	type: "battle",
	area: areaId(n)
}), AREA_COUNT);
var TREASON = list((n) => ({
	type: "treason",
	target: blockId(n)
}), BLOCK_COUNT);
var FIRE = list((n) => ({
	type: "fire",
	block: blockId(n)
}), BLOCK_COUNT);
var PASS = list((n) => ({
	type: "pass",
	block: blockId(n)
}), BLOCK_COUNT);
var HIT = list((n) => ({
	type: "hit",
	block: blockId(n)
}), BLOCK_COUNT);
var EXECUTE = list((n) => ({
	type: "execute",
	block: blockId(n)
}), BLOCK_COUNT);
var SPARE = list((n) => ({
	type: "spare",
	block: blockId(n)
}), BLOCK_COUNT);
var STARVE = list((n) => ({
	type: "starve",
	block: blockId(n)
}), BLOCK_COUNT);
var DISMISS = list((n) => ({
	type: "dismiss",
	block: blockId(n)
}), BLOCK_COUNT);
var marches = tables(BLOCK_COUNT);
function marchesOf(block) {
	return rowOf(marches, block, ROUTES.length);
}
function newMarch(block, route) {
	const move = Object.freeze({
		type: "march",
		block: blockId(block),
		route: ROUTES[route] ?? []
	});
	marchesOf(block)[route] = move;
	return move;
}
var recruit = byBlock((block, area) => ({
	type: "recruit",
	block: blockId(block),
	area: areaId(area)
}), AREA_COUNT);
var retreat = byBlock((block, area) => ({
	type: "retreat",
	block: blockId(block),
	to: areaId(area)
}), AREA_COUNT);
var regroup = byBlock((block, area) => ({
	type: "regroup",
	block: blockId(block),
	to: areaId(area)
}), AREA_COUNT);
var enter = byBlock((block, area) => ({
	type: "enter",
	block: blockId(block),
	area: areaId(area)
}), AREA_COUNT);
var goHome = byBlock((block, to) => ({
	type: "home",
	block: blockId(block),
	to: to === POOL ? "pool" : areaId(to)
}), AREA_COUNT + 1);
var charge$1 = byBlock((block, target) => ({
	type: "charge",
	block: blockId(block),
	target: blockId(target)
}), BLOCK_COUNT);
var treachery = byBlock((block, target) => ({
	type: "treachery",
	block: blockId(block),
	target: blockId(target)
}), BLOCK_COUNT);
var legs = LEGS.flatMap((row, from) => row.map((leg) => ({
	...leg,
	from
})));
var ZONE_SLOTS = ZONES.length + 1;
var sails = tables(BLOCK_COUNT);
var pairs = tables(BLOCK_COUNT * BLOCK_COUNT);
function sailsOf(block) {
	return rowOf(sails, block, legs.length * ZONE_SLOTS);
}
function sailSlot(leg, zone) {
	return leg * ZONE_SLOTS + zone + 1;
}
function newSail(block, slot) {
	const leg = legs[Math.floor(slot / ZONE_SLOTS)];
	const zone = slot % ZONE_SLOTS - 1;
	const move = Object.freeze({
		type: "sail",
		blocks: Object.freeze([blockId(block)]),
		from: areaId(leg?.from ?? 0),
		to: areaId(leg?.to ?? 0),
		zone: zone < 0 ? null : zoneId(zone)
	});
	sailsOf(block)[slot] = move;
	return move;
}
function pairsOf(one, two) {
	return rowOf(pairs, one * BLOCK_COUNT + two, legs.length);
}
function newPair(one, two, leg) {
	const move = Object.freeze({
		type: "sail",
		blocks: Object.freeze([blockId(one), blockId(two)]),
		from: areaId(legs[leg]?.from ?? 0),
		to: areaId(legs[leg]?.to ?? 0),
		zone: null
	});
	pairsOf(one, two)[leg] = move;
	return move;
}
var mains = tables(AREA_COUNT);
function mainAttack(area, from) {
	return rowOf(mains, area, AREA_COUNT)[from] ??= Object.freeze({
		type: "main",
		area: areaId(area),
		from: areaId(from)
	});
}
//#endregion
//#region games/richard-iii/rules/cards.ts
var faceOf = (card) => card.kind === "action" ? String(card.ap) : card.id.replace("event-", "");
var CARD_FACTS = CARDS.map((face) => {
	const card = data_default.cards.find((printed) => faceOf(printed) === face);
	const effect = card?.effect;
	if (!card || !effect) return {
		points: card?.ap ?? 0,
		event: false,
		areas: data_default.constants.landMoveAreas,
		sea: true,
		recruit: true,
		wider: 0
	};
	return {
		points: card.ap,
		event: true,
		areas: effect.land ? effect.maxAreas ?? 0 : 0,
		sea: effect.sea ?? false,
		recruit: effect.recruit ?? false,
		wider: effect.borderLimitBonus ?? 0
	};
});
var MUSTER_CARD = CARDS.indexOf("muster");
var PIRACY = CARDS.indexOf("piracy");
var PLAGUE_CARD = CARDS.indexOf("plague");
var TREASON_CARD = CARDS.indexOf("treason");
var DECK = data_default.cards.map((card) => CARDS.indexOf(faceOf(card))).sort((a, b) => a - b);
function cardIds(faces) {
	return faces.map((face) => CARDS[face]);
}
function pointsOf(faces) {
	return faces.reduce((sum, face) => sum + CARD_FACTS[face].points, 0);
}
function deal(state, seats, dice) {
	const deck = [...DECK];
	for (let seat = 0; seat < 2; seat++) if (!seats.includes(seat)) for (const card of state.hands[seat]) take(deck, card);
	dice.shuffle(deck);
	for (const seat of seats) state.hands[seat] = deck.splice(0, HAND_SIZE).sort((a, b) => a - b);
}
function askRedeal(state) {
	state.phase = "mulligan";
	state.answers = [-1, -1];
	state.awaited = 3;
}
function mayRequest(state, seat) {
	return pointsOf(state.hands[seat]) <= REDEAL_POINTS && !redealSpent(state, seat);
}
function redealSpent(state, seat) {
	return state.rules.redealEach ? num(state.redeals, seat) > 0 : num(state.redeals, 0) + num(state.redeals, 1) > 0;
}
function listRedeal(state, seat, into) {
	if (state.phase === "mulligan-answer") into.push(KEEP, GIVE_BACK);
	else {
		into.push(DECLINE);
		if (mayRequest(state, seat)) into.push(REQUEST);
	}
}
function answerRedeal(state, seat, requests, dice, tell) {
	state.answers[seat] = requests ? 1 : 0;
	state.awaited &= ~(1 << seat);
	tell?.({
		type: "answered",
		seat
	});
	if (state.awaited !== 0) return;
	const asking = [0, 1].filter((player) => state.answers[player] === 1);
	if (asking.length === 0) {
		tell?.({ type: "hands-stand" });
		return;
	}
	for (const player of asking) {
		const hand = state.hands[player];
		state.redeals[player] = num(state.redeals, player) + 1;
		tell?.({
			type: "hand-shown",
			seat: player,
			cards: cardIds(hand),
			points: pointsOf(hand)
		});
	}
	if (asking.length === 2) redeal(state, asking, dice, tell);
	else {
		state.phase = "mulligan-answer";
		state.awaited = asking[0] === 0 ? 2 : 1;
	}
}
function answerKeep(state, seat, keeps, dice, tell) {
	if (keeps) tell?.({
		type: "hand-kept",
		seat
	});
	redeal(state, keeps ? [1 - seat] : [0, 1], dice, tell);
}
function redeal(state, seats, dice, tell) {
	deal(state, seats, dice);
	tell?.({
		type: "redealt",
		seats
	});
	state.awaited = 0;
	state.phase = "mulligan";
	const other = seats.length === 1 ? 1 - seats[0] : -1;
	if (state.rules.redealEach && other >= 0 && num(state.redeals, other) === 0) {
		state.answers = [0, 0];
		state.answers[other] = -1;
		state.awaited = 1 << other;
	}
}
function askCards(state, tell) {
	state.phase = "choose-card";
	state.chosen = [-1, -1];
	state.first = -1;
	state.active = -1;
	state.awaited = 3;
	if (state.hands[0].length === 1) {
		state.chosen = [num(state.hands[0], 0), num(state.hands[1], 0)];
		revealCards(state, tell);
	}
}
function listCards(state, seat, into) {
	let last = -1;
	for (const card of state.hands[seat]) {
		if (card !== last) into.push(CARD[card]);
		last = card;
	}
}
function chooseCard(state, seat, card, tell) {
	state.chosen[seat] = CARDS.indexOf(card);
	state.awaited &= ~(1 << seat);
	tell?.({
		type: "chose",
		seat
	});
	if (state.awaited === 0) revealCards(state, tell);
}
function whoGoesFirst(chosen, throne) {
	const [red, white] = chosen.map((face) => CARD_FACTS[face]);
	if (red.event !== white.event) return {
		first: red.event ? 0 : 1,
		why: "event"
	};
	if (red.points !== white.points) return {
		first: red.points > white.points ? 0 : 1,
		why: "higher"
	};
	return {
		first: 1 - throne,
		why: "tie"
	};
}
function revealCards(state, tell) {
	for (let seat = 0; seat < 2; seat++) {
		const card = num(state.chosen, seat);
		take(state.hands[seat], card);
		state.spent[seat].push(card);
	}
	const { first, why } = whoGoesFirst(state.chosen, state.throne);
	state.first = first;
	state.awaited = 0;
	tell?.({
		type: "cards",
		turn: state.turn,
		cards: cardIds(state.chosen),
		first,
		why
	});
}
//#endregion
//#region games/richard-iii/rules/invariants.ts
function insist(holds, what) {
	if (!holds) throw new Error(what());
}
function assert(state) {
	for (let block = 0; block < BLOCK_COUNT; block++) checkBlock(state, block);
	checkCounts(state);
	checkTitles(state);
	checkCards(state);
	if (state.battle) checkBattle(state, state.battle);
	else if (isAtRest(state)) for (let area = 0; area < AREA_COUNT; area++) insist(!contested(state, area), () => `${areaId(area)} is contested at rest`);
}
function checkBlock(state, block) {
	const at = num(state.at, block);
	insist(at >= 0 && at <= DEAD, () => `${blockId(block)} is nowhere`);
	const strength = num(state.strength, block);
	if (at < AREA_COUNT && state.down[block] === 0) insist(strength >= 1 && strength <= num(MAX, block), () => `${blockId(block)} has strength ${strength}`);
	if (at < AREA_COUNT && EXILE_OF[at] !== -1) insist(EXILE_OF[at] === ownerOf(state, block), () => `${blockId(block)} stands in enemy exile`);
	if (state.down[block] === 1) insist(at === POOL || at === BASE[block], () => `${blockId(block)} lies face down in an odd place`);
	const other = num(COUNTERPART, block);
	if (other < 0) insist(at !== ASIDE, () => `${blockId(block)} is set aside without a counterpart`);
	else {
		const inPlay = at <= POOL || at === MINOR;
		const otherAt = num(state.at, other);
		insist(!inPlay || otherAt === ASIDE, () => `both copies of ${blockId(block)} are in play`);
		insist(at !== ASIDE || otherAt <= MINOR, () => `${blockId(block)} is aside, but its copy is not in play`);
	}
}
function checkCounts(state) {
	const here = [Array.from({ length: AREA_COUNT }, () => 0), Array.from({ length: AREA_COUNT }, () => 0)];
	for (let block = 0; block < BLOCK_COUNT; block++) {
		const at = num(state.at, block);
		const row = here[ownerOf(state, block)];
		if (at < AREA_COUNT && state.down[block] === 0 && block !== state.prisoner) row[at] = num(row, at) + 1;
	}
	insist(JSON.stringify(here) === JSON.stringify(state.here), () => "the count of blocks by area is wrong");
}
function checkTitles(state) {
	const { king, pretender, throne } = state;
	insist(king < 0 || SIDE[king] === throne, () => "the King is not of the house on the throne");
	insist(pretender < 0 || SIDE[pretender] === 1 - throne, () => "the Pretender is of the house on the throne");
	for (const holder of [king, pretender]) if (holder >= 0 && state.winner < 0) {
		const at = num(state.at, holder);
		insist(at !== DEAD && at !== ASIDE, () => `${blockId(holder)} holds a title but is not in play`);
	}
}
function checkCards(state) {
	const deck = [...DECK];
	for (const card of [...state.hands.flat(), ...state.spent.flat()]) {
		const i = deck.indexOf(card);
		insist(i >= 0, () => `there are too many cards of face ${card}`);
		deck.splice(i, 1);
	}
}
function checkBattle(state, battle) {
	for (const seat of [0, 1]) {
		const fighters = [...battle.front[seat] ?? [], ...battle.reserve[seat] ?? []];
		insist(fighters.length === num(state.here[seat], battle.area), () => `seat ${seat} has other blocks in the battle than in ${areaId(battle.area)}`);
		for (const block of fighters) insist(state.at[block] === battle.area && ownerOf(state, block) === seat, () => `${blockId(block)} does not belong in the battle`);
	}
}
function isAtRest(state) {
	return ![
		"action",
		"main-attack",
		"choose-battle",
		"regroup",
		"over"
	].includes(state.phase);
}
//#endregion
//#region games/richard-iii/rules/notation.ts
function shortName(block) {
	return block.replace(/^(lancaster|york)-/, "");
}
function write(move) {
	switch (move.type) {
		case "decline":
		case "request":
		case "keep":
		case "give-back":
		case "hold":
		case "end": return move.type;
		case "card": return `card:${move.card}`;
		case "march": return `${shortName(move.block)}:${move.route.join(">")}`;
		case "sail": {
			const zone = move.zone === null ? "" : `(${move.zone})`;
			return `${move.blocks.map(shortName).join("+")}:${move.from}~${move.to}${zone}`;
		}
		case "recruit": return `+${shortName(move.block)}@${move.area}`;
		case "muster":
		case "plague":
		case "battle": return `${move.type}@${move.area}`;
		case "main": return `main@${move.area}<${move.from}`;
		case "treason": return `treason!${shortName(move.target)}`;
		case "fire":
		case "pass":
		case "hit":
		case "execute":
		case "spare":
		case "starve":
		case "dismiss": return `${move.type}:${shortName(move.block)}`;
		case "charge":
		case "treachery": return `${move.type}:${shortName(move.block)}!${shortName(move.target)}`;
		case "retreat":
		case "regroup": return `${move.type}:${shortName(move.block)}>${move.to}`;
		case "enter": return `enter:${shortName(move.block)}@${move.area}`;
		case "home": return `home:${shortName(move.block)}@${move.to}`;
	}
}
function annotate(_move, events) {
	const throws = events.flatMap((event) => "dice" in event ? [event.dice.join("")] : []);
	return throws.length > 0 ? `[${throws.join("/")}]` : "";
}
//#endregion
//#region games/richard-iii/rules/borders.ts
function room(state, seat, entrance, wider) {
	const crossed = state.crossed[seat];
	const used = state.rules.limitsEachWay ? num(crossed, entrance) : num(crossed, entrance) + num(crossed, entrance ^ 1);
	return num(BORDER_LIMIT, entrance >> 1) + wider - used;
}
function bordersUsed(state, seat, area) {
	const entered = state.entered[seat];
	let used = 0;
	for (const neighbour of NEIGHBOURS[area] ?? []) if (num(entered, neighbour.in) > 0) used++;
	return used;
}
function bordersAllowed(state, seat, area) {
	return state.attacker[area] === 1 - seat ? REINFORCE_BORDERS : ATTACK_BORDERS;
}
function mayJoinBattle(state, seat, area, entrance) {
	if (EXILE_OF[area] !== -1) return false;
	if (num(state.entered[seat], entrance) > 0) return true;
	return bordersUsed(state, seat, area) < bordersAllowed(state, seat, area);
}
function mainForce(state, area) {
	const main = num(state.main, area);
	const attacker = num(state.attacker, area);
	if (attacker < 0) return 0;
	return main === 200 ? num(state.here[attacker], area) : num(state.entered[attacker], main);
}
function freeToLeave(state, seat, area) {
	if (state.attacker[area] !== 1 - seat) return 99;
	let started = 0;
	for (const block of blocksOf(state, seat)) if (state.at[block] === area && state.moved[block] === 0 && state.down[block] === 0 && block !== state.prisoner) started++;
	return started - mainForce(state, area);
}
function joinBattle(state, seat, block, area, entrance) {
	state.via[block] = entrance;
	if (state.attacker[area] === -1) {
		state.attacker[area] = seat;
		state.main[area] = entrance >= 200 ? 200 : entrance;
	}
}
//#endregion
//#region games/richard-iii/rules/book.ts
var book = [];
var written = 0;
function openBook() {
	written = 0;
}
function note(move) {
	book[written++] = move;
}
function closeBook(into) {
	into.length = written;
	for (let i = 0; i < written; i++) into[i] = book[i];
}
//#endregion
//#region games/richard-iii/rules/movement.ts
function cardOf(state, seat) {
	return CARD_FACTS[num(state.chosen, seat)];
}
var found = STEPS.map((steps) => new Int16Array(routesIn(steps)));
var counts = STEPS.map(() => 0);
var listNumber = STEPS.map(() => 0);
var lists = 0;
var finding = 0;
function routesIn(steps) {
	return steps.reduce((sum, step) => sum + 1 + routesIn(step.next), 0);
}
function addRoute(route) {
	const n = num(counts, finding);
	found[finding][n] = route;
	counts[finding] = n + 1;
}
function listMarches(state, seat) {
	const card = cardOf(state, seat);
	if (card.areas === 0) return;
	lists++;
	for (const block of blocksOf(state, seat)) {
		const from = num(state.at, block);
		if (from >= AREA_COUNT || !mayMove(state, block)) continue;
		if (listNumber[from] !== lists) {
			listNumber[from] = lists;
			counts[from] = 0;
			finding = from;
			if (isActive(state, from)) findRoutes(state, seat, from, card);
		}
		const n = num(counts, from);
		if (n === 0) continue;
		const routes = found[from];
		const row = marchesOf(block);
		for (let i = 0; i < n; i++) {
			const route = routes[i];
			note(row[route] ?? newMarch(block, route));
		}
	}
}
function mayMove(state, block) {
	return state.moved[block] === 0 && state.down[block] === 0 && block !== state.prisoner;
}
function isActive(state, area) {
	return state.points > 0 || state.muster >= 0 || state.activated.includes(area);
}
function findRoutes(state, seat, from, card) {
	const attacked = state.attacker[from] === 1 - seat;
	if (attacked && freeToLeave(state, seat, from) <= 0) return;
	const entered = state.entered[1 - seat];
	for (const step of STEPS[from]) {
		if (attacked && num(entered, step.out ^ 1) > 0) continue;
		follow(state, seat, step, card.areas, card.wider);
	}
}
function follow(state, seat, step, areas, wider) {
	const { to } = step;
	if (EXILE_OF[to] === 1 - seat || room(state, seat, step.out, wider) <= 0) return;
	if (num(state.here[1 - seat], to) > 0) {
		if (state.muster < 0 && mayJoinBattle(state, seat, to, step.out)) addRoute(step.route);
		return;
	}
	if (state.muster < 0 || state.muster === to) addRoute(step.route);
	if (areas > 1) for (const next of step.next) follow(state, seat, next, areas - 1, wider);
}
function applyMarch(state, seat, move, tell) {
	const block = blockNo(move.block);
	const { route } = move;
	const from = num(state.at, block);
	if (state.muster < 0 && !state.activated.includes(from)) {
		state.activated.push(from);
		state.points--;
	}
	const crossed = state.crossed[seat];
	let entrance = -1;
	let here = from;
	for (let i = 1; i < route.length; i++) {
		const next = areaNo(route[i]);
		entrance = entranceBetween(here, next);
		crossed[entrance] = num(crossed, entrance) + 1;
		here = next;
	}
	const attack = holds(state, 1 - seat, here);
	if (attack) {
		const entered = state.entered[seat];
		entered[entrance] = num(entered, entrance) + 1;
		joinBattle(state, seat, block, here, entrance);
	}
	put(state, block, here);
	state.moved[block] = 1;
	if (!tell) return;
	tell({
		type: "marched",
		seat,
		colour: colourOf(block),
		route,
		attack,
		left: state.points
	});
	tell({
		type: "own",
		blocks: [move.block]
	}, [seat]);
}
//#endregion
//#region games/richard-iii/rules/sea.ts
function maySail(state, block) {
	return CAN_SAIL[block] === 1 && (state.rules.bombardsSail || KIND[block] !== "bombard");
}
var fleets = Array.from({ length: AREA_COUNT }, () => []);
var sizes = Array.from({ length: AREA_COUNT }, () => 0);
function listSails(state, seat) {
	if (state.points === 0 || !cardOf(state, seat).sea) return;
	if (state.chosen[seat] === TREASON_CARD && !state.rules.treasonBySea) return;
	sizes.fill(0);
	for (const block of blocksOf(state, seat)) {
		const from = num(state.at, block);
		if (from >= AREA_COUNT || ZONES_OF[from] === 0) continue;
		if (!mayMove(state, block) || !maySail(state, block)) continue;
		const size = num(sizes, from);
		fleets[from][size] = block;
		sizes[from] = size + 1;
	}
	for (let from = 0; from < AREA_COUNT; from++) if (num(sizes, from) > 0) listFleet(state, seat, from);
}
var slots = [];
var ports = [];
var slotCount = 0;
var portCount = 0;
function listFleet(state, seat, from) {
	const free = freeToLeave(state, seat, from);
	if (free <= 0) return;
	const fleet = fleets[from];
	const size = num(sizes, from);
	findLegs(state, seat, from);
	for (let n = 0; n < size; n++) {
		const block = num(fleet, n);
		const row = sailsOf(block);
		for (let i = 0; i < slotCount; i++) {
			const slot = num(slots, i);
			note(row[slot] ?? newSail(block, slot));
		}
	}
	if (free < 2 || state.chosen[seat] === PIRACY && !state.rules.piratePortBonus) return;
	for (let i = 0; i < size; i++) for (let j = i + 1; j < size; j++) listPair(num(fleet, i), num(fleet, j));
}
function listPair(one, two) {
	const row = pairsOf(one, two);
	for (let i = 0; i < portCount; i++) {
		const leg = num(ports, i);
		note(row[leg] ?? newPair(one, two, leg));
	}
}
function findLegs(state, seat, from) {
	const pirates = state.chosen[seat] === PIRACY;
	slotCount = 0;
	portCount = 0;
	for (const leg of LEGS[from]) if (open(state, seat, leg.to)) {
		slots[slotCount++] = sailSlot(leg.leg, -1);
		if (leg.ports) ports[portCount++] = leg.leg;
	} else if (pirates && EXILE_OF[leg.to] === -1) for (const zone of leg.zones) slots[slotCount++] = sailSlot(leg.leg, zone);
}
function applySail(state, seat, move, tell) {
	const to = areaNo(move.to);
	const attack = holds(state, 1 - seat, to);
	state.points--;
	for (const id of move.blocks) {
		const block = blockNo(id);
		if (attack) joinBattle(state, seat, block, to, 200 + zoneNo(move.zone ?? ""));
		put(state, block, to);
		state.moved[block] = 1;
	}
	if (!tell) return;
	const { from, zone, blocks } = move;
	tell({
		type: "sailed",
		seat,
		n: blocks.length,
		from,
		to: move.to,
		zone,
		left: state.points
	});
	tell({
		type: "own",
		blocks
	}, [seat]);
}
//#endregion
//#region games/richard-iii/rules/refusals.ts
var SPOKEN = {
	mulligan: /^(decline|request)$/,
	"mulligan-answer": /^(keep|give-back)$/,
	"choose-card": /^card:/,
	"main-attack": /^main@/,
	"choose-battle": /^battle@/,
	"treason-roll": /^(treason!|hold$)/,
	"battle-turn": /^(fire|pass|retreat|charge|treachery):/,
	"assign-hits": /^hit:/,
	regroup: /^(regroup:|end$)/,
	"minor-entry": /^enter:/,
	execute: /^(execute|spare):/,
	"supply-loss": /^starve:/,
	"exile-surplus": /^dismiss:/,
	"pretender-home": /^(home:|end$)/,
	"king-home": /^(home:|end$)/
};
function whyNot(state, seat, text) {
	if ((state.awaited & 1 << seat) === 0) return "not-your-turn";
	if (state.phase !== "action") return SPOKEN[state.phase]?.test(text) ? "not-now" : "unknown";
	const land = /^([a-z-]{1,40}):([a-z-]{1,20}(?:>[a-z-]{1,20}){1,3})$/.exec(text);
	if (land) return whyNoMarch(state, seat, land[1] ?? "", (land[2] ?? "").split(">").map(areaNo));
	const sea = /^([a-z-]{1,40})(?:\+[a-z-]{1,40})?:([a-z-]{1,20})~([a-z-]{1,20})/.exec(text);
	if (sea) return whyNoSail(state, seat, sea[1] ?? "", areaNo(sea[3] ?? ""));
	if (text.startsWith("+")) return cardOf(state, seat).recruit ? spent(state, "not-there") : "card-forbids";
	return /^(muster|plague)@/.test(text) ? "not-there" : "unknown";
}
function spent(state, otherwise) {
	return state.points === 0 ? "no-points" : otherwise;
}
function ownBlock(state, seat, name) {
	return blocksOf(state, seat).find((block) => shortName(blockId(block)) === name) ?? -1;
}
function whyNoMarch(state, seat, name, route) {
	const block = ownBlock(state, seat, name);
	const [from = -1, ...steps] = route;
	const card = cardOf(state, seat);
	if (block < 0 || route.includes(-1) || state.at[block] !== from) return "unknown";
	if (card.areas === 0) return "card-forbids";
	if (!mayMove(state, block)) return "has-moved";
	if (state.muster < 0 && !state.activated.includes(from) && state.points === 0) return "no-points";
	if (freeToLeave(state, seat, from) <= 0) return "pinned";
	if (steps.length > card.areas) return "too-far";
	return whyNoStep(state, seat, from, steps, card.wider);
}
function whyNoStep(state, seat, from, steps, wider) {
	let here = from;
	for (const [i, next] of steps.entries()) {
		const entrance = entranceBetween(here, next);
		if (entrance < 0) return "no-border";
		if (EXILE_OF[next] === 1 - seat) return "enemy-exile";
		if (i === 0 && state.attacker[from] === 1 - seat && num(state.entered[1 - seat], entrance ^ 1) > 0) return "enemy-border";
		if (room(state, seat, entrance, wider) <= 0) return "border-full";
		const last = i === steps.length - 1;
		if (holds(state, 1 - seat, next)) return last ? "too-many-borders" : "enemy-stops";
		here = next;
	}
	return "must-stop";
}
function whyNoSail(state, seat, name, to) {
	const block = ownBlock(state, seat, name);
	if (block < 0 || to < 0) return "unknown";
	if (!cardOf(state, seat).sea) return "card-forbids";
	if (state.points === 0) return "no-points";
	if (!mayMove(state, block)) return "has-moved";
	if (!maySail(state, block)) return "cannot-sail";
	if (EXILE_OF[to] === 1 - seat) return "enemy-exile";
	return holds(state, 1 - seat, to) ? "enemy-coast" : "no-sea-way";
}
//#endregion
//#region games/richard-iii/rules/elimination.ts
function lives(state, heir) {
	const at = num(state.at, heir);
	return at !== DEAD && at !== ASIDE;
}
function seniorHeir(state, seat) {
	const heirs = HEIRS[seat];
	for (const heir of heirs) if (heir !== state.prisoner && lives(state, heir)) return heir;
	return state.prisoner >= 0 && heirs.includes(state.prisoner) ? state.prisoner : -1;
}
function eliminate(state, block, cause, tell) {
	const seat = ownerOf(state, block);
	const fate = FATE[block];
	if (fate === "dead") {
		put(state, block, DEAD);
		const other = num(COUNTERPART, block);
		if (other >= 0) state.at[other] = DEAD;
	} else lay(state, block, fate === "home" ? num(BASE, block) : POOL);
	tell?.({
		type: "eliminated",
		block: blockId(block),
		cause,
		fate
	});
	const turncoat = num(TURNCOAT_HEIR, block);
	if (turncoat >= 0) heirDied(state, 1 - seat, turncoat, cause, tell);
	else if (HEIRS[seat].includes(block)) heirDied(state, seat, block, cause, tell);
}
function heirDied(state, house, heir, cause, tell) {
	const due = cause === "execution" && !state.rules.heirAtOnce ? state.dueLater : state.due;
	due[house] = num(due, house) + 1;
	if (heir === state.king) state.king = -1;
	checkHeirs(state, tell);
	if (state.winner < 0 && heir === state.pretender) setPretender(state, seniorHeir(state, house), tell);
}
function checkHeirs(state, tell) {
	if (state.winner >= 0) return;
	for (let house = 0; house < 2; house++) {
		const heirs = HEIRS[house];
		if (heirs.some((heir) => lives(state, heir))) continue;
		const dead = heirs.every((heir) => state.at[heir] === DEAD);
		if (!dead && state.rules.heirlessPlaysOn) continue;
		state.winner = 1 - house;
		state.reason = dead ? "heirs-dead" : "heirless";
		tell?.({
			type: "over",
			winner: state.winner,
			reason: state.reason
		});
		return;
	}
}
function setPretender(state, block, tell) {
	state.pretender = block;
	if (block >= 0) tell?.({
		type: "pretender",
		block: blockId(block)
	});
}
function succeed(state, tell) {
	if (state.king >= 0) return;
	setKing(state, seniorHeir(state, state.throne), tell);
	const at = num(state.at, Math.max(state.king, 0));
	if (state.king >= 0 && at < AREA_COUNT) tell?.({
		type: "king-stands",
		block: blockId(state.king),
		area: areaId(at)
	});
}
function setKing(state, block, tell) {
	state.king = block;
	if (block >= 0) tell?.({
		type: "king",
		block: blockId(block)
	});
}
function heirReturned(state, heir, tell) {
	const house = num(SIDE, heir);
	const royal = house === state.throne;
	const holder = royal ? state.king : state.pretender;
	if (holder < 0 && royal) return;
	if (holder >= 0 && !state.rules.heirTakesTitle) return;
	const senior = seniorHeir(state, house);
	if (senior === holder) return;
	if (royal) setKing(state, senior, tell);
	else setPretender(state, senior, tell);
}
function tryFreeing(state, tell) {
	const captive = state.prisoner;
	if (captive < 0) return;
	const area = num(state.at, captive);
	const house = num(SIDE, captive);
	if (num(state.here[house], area) === 0 || num(state.here[1 - house], area) > 0) return;
	state.prisoner = -1;
	const here = state.here[house];
	here[area] = num(here, area) + 1;
	tell?.({
		type: "freed",
		block: blockId(captive)
	});
	if (state.throne !== house) setPretender(state, captive, tell);
}
//#endregion
//#region games/richard-iii/rules/recruiting.ts
var ALL = Array.from({ length: AREA_COUNT }, (_, area) => area);
var LAND = ALL.filter((area) => EXILE_OF[area] === -1);
var CITIES = ALL.filter((area) => CITY[area] === 1);
function heirAreas(state, seat) {
	return seat === state.throne ? CROWN_AREAS : EXILES[seat];
}
function mayRecruit(state, seat, block, area) {
	if (KIND[block] === "bombard") return friendly(state, seat, area);
	if (KIND[block] === "rebel") return vacant(state, area);
	return open(state, seat, area);
}
function recruitingAreas(state, seat, block) {
	if (KIND[block] === "bombard") return CITIES;
	if (KIND[block] === "rebel") return LAND;
	if (IS_HEIR[block] === 1) return heirAreas(state, seat);
	return HOME[block];
}
function listRecruits(state, seat) {
	if (state.points === 0 || !cardOf(state, seat).recruit) return;
	for (const block of blocksOf(state, seat)) {
		if (state.at[block] !== POOL || state.down[block] === 1 || BASE[block] !== -1) continue;
		for (const area of recruitingAreas(state, seat, block)) if (mayRecruit(state, seat, block, area)) note(recruit(block, area));
	}
}
function applyRecruit(state, seat, move, tell) {
	const block = blockNo(move.block);
	state.points--;
	state.strength[block] = num(MAX, block);
	put(state, block, areaNo(move.area));
	state.moved[block] = 1;
	if (!tell) return;
	tell({
		type: "recruited",
		seat,
		colour: colourOf(block),
		area: move.area,
		left: state.points
	});
	tell({
		type: "own",
		blocks: [move.block]
	}, [seat]);
}
//#endregion
//#region games/richard-iii/rules/action.ts
function beginActions(state, seat, tell) {
	const card = num(state.chosen, seat);
	state.phase = "action";
	state.active = seat;
	state.points = CARD_FACTS[card].points;
	state.activated = [];
	state.muster = -1;
	state.awaited = 1 << seat;
	if (card === TREASON_CARD) state.treason = seat;
	if (card === PLAGUE_CARD && !someTarget(state, seat)) {
		tell?.({
			type: "no-use",
			seat,
			card: "plague"
		});
		state.awaited = 0;
	}
}
function maySicken(state, seat, area) {
	return CITY[area] === 1 && holds(state, 1 - seat, area) && !holds(state, seat, area);
}
function someTarget(state, seat) {
	for (let area = 0; area < AREA_COUNT; area++) if (maySicken(state, seat, area)) return true;
	return false;
}
function listActions(state, seat, into) {
	const card = state.chosen[seat];
	openBook();
	if (card === PLAGUE_CARD) {
		for (let area = 0; area < AREA_COUNT; area++) if (maySicken(state, seat, area)) note(PLAGUE[area]);
	} else if (card === MUSTER_CARD && state.muster < 0) {
		for (let area = 0; area < AREA_COUNT; area++) if (open(state, seat, area)) note(MUSTER[area]);
	} else {
		listMarches(state, seat);
		listSails(state, seat);
		listRecruits(state, seat);
	}
	note(END);
	closeBook(into);
}
function applyAction(state, seat, move, tell) {
	switch (move.type) {
		case "march":
			applyMarch(state, seat, move, tell);
			break;
		case "sail":
			applySail(state, seat, move, tell);
			break;
		case "recruit":
			applyRecruit(state, seat, move, tell);
			break;
		case "muster":
			state.muster = areaNo(move.area);
			tell?.({
				type: "mustered",
				seat,
				area: move.area
			});
			break;
		case "plague":
			spreadPlague(state, seat, areaNo(move.area), tell);
			state.awaited = 0;
			break;
		default:
			state.awaited = 0;
			tell?.({
				type: "actions-over",
				seat
			});
	}
	tryFreeing(state, tell);
}
function spreadPlague(state, seat, area, tell) {
	tell?.({
		type: "plague",
		seat,
		area: areaId(area)
	});
	for (const block of blocksAt(state, 1 - seat, area)) {
		state.strength[block] = num(state.strength, block) - 1;
		if (state.strength[block] === 0) eliminate(state, block, "plague", tell);
		if (state.winner >= 0) return;
	}
}
function nextMain(state, seat) {
	for (let area = state.asking + 1; area < AREA_COUNT; area++) if (state.attacker[area] === seat && state.main[area] !== 200 && bordersUsed(state, seat, area) > 1) return area;
	return -1;
}
function askMain(state, tell) {
	const seat = state.active;
	if (state.phase === "action") state.asking = -1;
	state.phase = "main-attack";
	state.asking = nextMain(state, seat);
	if (state.asking >= 0) state.awaited = 1 << seat;
	else endActions(state, seat, tell);
}
function listMain(state, seat, into) {
	const entered = state.entered[seat];
	for (const neighbour of NEIGHBOURS[state.asking] ?? []) if (num(entered, neighbour.in) > 0) into.push(mainAttack(state.asking, neighbour.area));
}
function firstMain(state) {
	return mainAttack(state.asking, num(ENTRANCE_FROM, num(state.main, state.asking)));
}
function applyMain(state, move) {
	const area = areaNo(move.area);
	state.main[area] = entranceBetween(areaNo(move.from), area);
	state.awaited = 0;
}
function endActions(state, seat, tell) {
	state.muster = -1;
	state.activated = [];
	state.points = 0;
	state.awaited = 0;
	if (!tell) return;
	for (let area = 0; area < AREA_COUNT; area++) {
		if (state.attacker[area] !== seat) continue;
		const main = num(state.main, area);
		tell({
			type: "main",
			seat,
			area: areaId(area),
			from: main === 200 ? "sea" : areaId(num(ENTRANCE_FROM, main))
		});
	}
}
//#endregion
//#region games/richard-iii/rules/bonus.ts
function seniorInBattle(battle, seat) {
	let senior = -1;
	for (const block of battle.front[seat]) if (IS_HEIR[block] === 1 && (senior < 0 || num(RANK, block) < num(RANK, senior))) senior = block;
	return senior;
}
function heirShield(state, block, area, senior) {
	const owner = num(LEFT_BY, area);
	if (owner === block) return true;
	if (!senior) return false;
	const house = num(SIDE, block);
	if (num(HOUSE_SHIELD[house], area) === 1) return true;
	return owner >= 0 && SIDE[owner] === house && state.at[owner] === DEAD;
}
function firepower(state, battle, seat, block) {
	const base = num(FIREPOWER, block);
	if (seat === battle.attacker) return base;
	const { area } = battle;
	if (IS_HEIR[block] === 0) return base + (KIND[block] === "rebel" ? 0 : num(AT_HOME[block], area));
	const senior = seniorInBattle(battle, seat) === block;
	const crown = senior && seat === state.throne && CROWN[area] === 1;
	return base + (heirShield(state, block, area, senior) ? 1 : 0) + (crown ? 1 : 0);
}
function bonusesOf(state, battle, seat, block) {
	const { area } = battle;
	const bonus = firepower(state, battle, seat, block) - num(FIREPOWER, block);
	if (bonus === 0) return [];
	if (bonus === 2) return ["shield", "crown"];
	if (IS_HEIR[block] === 1) return heirShield(state, block, area, seniorInBattle(battle, seat) === block) ? ["shield"] : ["crown"];
	if (KIND[block] === "church") return ["cathedral"];
	if (KIND[block] === "levy" && CITY[area] === 1) return ["city"];
	return KIND[block] === "mercenary" && WALES[area] === 1 ? ["wales"] : ["shield"];
}
//#endregion
//#region games/richard-iii/rules/rolls.ts
var ROLLS = [
	"fire",
	"charge",
	"shot-back",
	"treachery",
	"treason"
];
function record(state, how, block, target, power, hits, dice) {
	state.roll = [
		state.roll.length === 0 ? 1 : num(state.roll, 0) + 1,
		how,
		block,
		target,
		power,
		hits,
		...dice
	];
}
function forgetNames(state) {
	if (state.roll.length > 0) state.rollsPast = num(state.roll, 0);
}
function markDeed(state, block, other) {
	state.deeds = Math.imul(state.deeds, 31) + block * 64 + other + 1 & 2147483647;
}
//#endregion
//#region games/richard-iii/rules/fire.ts
var thrown = [];
function shoot(dice, strength, power) {
	let hits = 0;
	thrown.length = 0;
	for (let i = 0; i < strength; i++) {
		const die = dice.int(6) + 1;
		thrown.push(die);
		if (die <= power) hits++;
	}
	return hits;
}
function fire(state, battle, seat, block, dice, tell) {
	const power = firepower(state, battle, seat, block);
	battle.hits = shoot(dice, num(state.strength, block), power);
	battle.acted.push(block);
	record(state, 0, block, -1, power, battle.hits, thrown);
	tell?.({
		type: "fired",
		block: blockId(block),
		dice: [...thrown],
		firepower: power,
		hits: battle.hits
	});
}
function dealHits(state, battle, tell) {
	const seat = 1 - state.active;
	const front = battle.front[seat];
	while (battle.hits > 0 && front.length > 0 && state.winner < 0) {
		const strongest = strongestOf(state, front);
		if (strongest.length > 1) return strongest;
		hit(state, battle, seat, num(strongest, 0), tell);
	}
	if (battle.hits > 0) tell?.({
		type: "hits-lost",
		n: battle.hits
	});
	battle.hits = 0;
	return [];
}
function strongestOf(state, front) {
	let most = 0;
	for (const block of front) most = Math.max(most, num(state.strength, block));
	return front.filter((block) => state.strength[block] === most);
}
function hit(state, battle, seat, block, tell) {
	battle.hits -= wound(state, battle, seat, block, battle.hits, tell);
}
function wound(state, battle, seat, block, hits, tell) {
	const strength = num(state.strength, block);
	const taken = Math.min(hits, strength);
	state.strength[block] = strength - taken;
	tell?.({
		type: "hit",
		block: blockId(block),
		hits: taken,
		left: strength - taken
	});
	if (taken === strength) {
		take(battle.front[seat], block);
		eliminate(state, block, "battle", tell);
	}
	return taken;
}
function charge(state, battle, seat, heir, target, dice, tell) {
	const power = firepower(state, battle, seat, heir);
	const hits = shoot(dice, num(state.strength, heir), power);
	battle.acted.push(heir);
	record(state, 1, heir, target, power, hits, thrown);
	tell?.({
		type: "charged",
		block: blockId(heir),
		target: blockId(target),
		dice: [...thrown],
		firepower: power,
		hits
	});
	const taken = hits > 0 ? wound(state, battle, 1 - seat, target, hits, tell) : 0;
	if (hits > taken) tell?.({
		type: "hits-lost",
		n: hits - taken
	});
	if (!battle.front[1 - seat].includes(target)) return;
	shootBack(state, battle, 1 - seat, target, heir, dice, tell);
}
function shootBack(state, battle, seat, block, heir, dice, tell) {
	const power = firepower(state, battle, seat, block);
	const hits = shoot(dice, num(state.strength, block), power);
	record(state, 2, block, heir, power, hits, thrown);
	tell?.({
		type: "shot-back",
		block: blockId(block),
		target: blockId(heir),
		dice: [...thrown],
		firepower: power,
		hits
	});
	if (hits > 0) wound(state, battle, 1 - seat, heir, hits, tell);
}
//#endregion
//#region games/richard-iii/rules/retreat.ts
function barred(state, seat, entrance) {
	if (num(state.entered[1 - seat], entrance) === 0) return false;
	return seat === state.first || num(state.entered[seat], entrance) === 0;
}
function landRetreats(state, battle, seat) {
	const ways = [];
	for (const neighbour of NEIGHBOURS[battle.area] ?? []) {
		if (!open(state, seat, neighbour.area) || barred(state, seat, neighbour.in)) continue;
		const left = num(BORDER_LIMIT, neighbour.border) - num(battle.retreats[seat], neighbour.border);
		ways.push({
			to: neighbour.area,
			left
		});
	}
	return ways;
}
function isPirate(state, block) {
	return num(state.via, block) >= 200;
}
function seaWays(state, seat, from, zone) {
	const ways = [];
	for (let area = 0; area < AREA_COUNT; area++) if (area !== from && (num(ZONES_OF, area) & 1 << zone) !== 0 && open(state, seat, area)) ways.push(area);
	return ways;
}
function listRetreats(state, battle, seat, block, into) {
	const via = num(state.via, block);
	if (via >= 200) {
		for (const area of seaWays(state, seat, battle.area, via - 200)) into.push(retreat(block, area));
		return;
	}
	for (const neighbour of NEIGHBOURS[battle.area] ?? []) {
		if (!open(state, seat, neighbour.area) || barred(state, seat, neighbour.in)) continue;
		if (num(battle.retreats[seat], neighbour.border) < num(BORDER_LIMIT, neighbour.border)) into.push(retreat(block, neighbour.area));
	}
}
function applyRetreat(state, battle, seat, move, tell) {
	const block = blockNo(move.block);
	const to = areaNo(move.to);
	if (!isPirate(state, block)) {
		const border = entranceBetween(battle.area, to) >> 1;
		const retreats = battle.retreats[seat];
		retreats[border] = num(retreats, border) + 1;
	}
	take(battle.front[seat], block);
	put(state, block, to);
	state.via[block] = -1;
	tell?.({
		type: "retreated",
		block: move.block,
		to: move.to
	});
}
function askRegroup(state, seat, area) {
	state.phase = "regroup";
	state.active = seat;
	state.regroup = {
		area,
		crossed: zeros(BORDER_COUNT)
	};
	const moves = [];
	listRegroups(state, seat, moves);
	state.awaited = moves.length > 1 ? 1 << seat : 0;
	if (state.awaited === 0) state.regroup = null;
}
function landRegroups(state, seat) {
	const { area, crossed } = state.regroup ?? {
		area: -1,
		crossed: []
	};
	return (NEIGHBOURS[area] ?? []).filter((neighbour) => open(state, seat, neighbour.area)).map(({ area: to, border }) => ({
		to,
		left: num(BORDER_LIMIT, border) - num(crossed, border)
	}));
}
function seaRegroups(state, seat) {
	const area = state.regroup?.area ?? -1;
	const zones = new Set(blocksAt(state, seat, area).filter((block) => isPirate(state, block)).map((block) => num(state.via, block) - 200));
	return [...new Set([...zones].flatMap((zone) => seaWays(state, seat, area, zone)))].sort((a, b) => a - b).map((to) => ({
		to,
		left: null
	}));
}
function listRegroups(state, seat, into) {
	const { area, crossed } = state.regroup ?? {
		area: -1,
		crossed: []
	};
	for (const block of blocksOf(state, seat)) {
		if (state.at[block] !== area || !upright(state, block)) continue;
		const via = num(state.via, block);
		if (via >= 200) for (const to of seaWays(state, seat, area, via - 200)) into.push(regroup(block, to));
		else for (const neighbour of NEIGHBOURS[area] ?? []) if (open(state, seat, neighbour.area) && num(crossed, neighbour.border) < num(BORDER_LIMIT, neighbour.border)) into.push(regroup(block, neighbour.area));
	}
	into.push(END);
}
function applyRegroup(state, seat, move, tell) {
	const { regroup: way } = state;
	if (!way) return;
	if (move.type === "regroup") {
		const block = blockNo(move.block);
		const to = areaNo(move.to);
		const border = entranceBetween(way.area, to) >> 1;
		if (!isPirate(state, block)) way.crossed[border] = num(way.crossed, border) + 1;
		put(state, block, to);
		state.via[block] = -1;
		if (tell) {
			tell({
				type: "regrouped",
				seat,
				colour: colourOf(block),
				from: areaId(way.area),
				to: move.to
			});
			tell({
				type: "own",
				blocks: [blockId(block)]
			}, [seat]);
		}
		return;
	}
	state.regroup = null;
	state.awaited = 0;
	tell?.({
		type: "regroup-over",
		seat
	});
}
//#endregion
//#region games/richard-iii/rules/treachery.ts
var OFFICES = [
	"king",
	"pretender",
	"warwick"
];
function officeOf(state, block) {
	if (block === state.king) return 1;
	if (block === state.pretender) return 2;
	return block === WARWICKS[0] || block === WARWICKS[1] ? 4 : 0;
}
function mayRoll(state, battle, block) {
	const office = officeOf(state, block);
	return office !== 0 && (battle.rolled & office) === 0;
}
function mayTempt(state, battle, office, target) {
	if (LOYALTY[target] === 0 || target === state.king || target === state.pretender) return false;
	if (office === 4 && DEAF_TO_WARWICK[target] === 1) return false;
	return !battle.defected.includes(target);
}
function treacheryDice(office, target) {
	return office === 4 && FOLLOWS_WARWICK[target] === 1 ? 1 : num(LOYALTY, target);
}
function tempt(state, battle, seat, block, target, dice, tell) {
	const office = block < 0 ? 0 : officeOf(state, block);
	battle.rolled |= office;
	if (block >= 0) battle.acted.push(block);
	const thrown = [];
	for (let i = treacheryDice(office, target); i > 0; i--) thrown.push(dice.int(6) + 1);
	const success = thrown.every((die) => die % 2 === 0);
	record(state, block < 0 ? 4 : 3, block, target, 0, success ? 1 : 0, thrown);
	tell?.({
		type: "treachery",
		seat,
		office: office === 0 ? "treason" : OFFICES[office >> 1],
		block: block < 0 ? null : blockId(block),
		target: blockId(target),
		dice: thrown,
		success
	});
	if (success) defect(state, battle, seat, target, tell);
}
function defect(state, battle, seat, target, tell) {
	const turned = num(COUNTERPART, target);
	take(battle.front[1 - seat], target);
	state.strength[turned] = num(state.strength, target);
	state.moved[turned] = 1;
	state.via[turned] = -1;
	put(state, target, ASIDE);
	put(state, turned, battle.area);
	battle.reserve[seat].push(turned);
	battle.defected.push(turned);
	tell?.({
		type: "defected",
		seat,
		from: blockId(target),
		to: blockId(turned)
	});
	if (IS_HEIR[turned] === 1) heirReturned(state, turned, tell);
	if (IS_HEIR[target] === 1) checkHeirs(state, tell);
}
//#endregion
//#region games/richard-iii/rules/battle.ts
function askBattle(state, tell) {
	state.phase = "choose-battle";
	state.active = state.first;
	forgetNames(state);
	const areas = [];
	for (let area = 0; area < AREA_COUNT; area++) if (contested(state, area)) areas.push(area);
	if (areas.length > 1) state.awaited = 1 << state.first;
	else if (areas.length === 1) beginBattle(state, num(areas, 0), tell);
}
function listBattles(state, into) {
	for (let area = 0; area < AREA_COUNT; area++) if (contested(state, area)) into.push(BATTLE[area]);
}
function startsInFront(state, battle, seat, block) {
	const via = num(state.via, block);
	if (seat !== battle.attacker) return via === -1;
	const main = num(state.main, battle.area);
	return main === 200 ? via >= 200 : via === main;
}
function beginBattle(state, area, tell) {
	const battle = {
		area,
		attacker: num(state.attacker, area),
		round: 1,
		front: [[], []],
		reserve: [[], []],
		acted: [],
		defected: [],
		rolled: 0,
		retreats: [zeros(BORDER_COUNT), zeros(BORDER_COUNT)],
		hits: 0
	};
	for (let seat = 0; seat < 2; seat++) for (const block of blocksAt(state, seat, area)) (startsInFront(state, battle, seat, block) ? battle.front : battle.reserve)[seat].push(block);
	state.battle = battle;
	tell?.({
		type: "battle",
		area: areaId(area),
		attacker: battle.attacker,
		front: shown(state, [...battle.front[0], ...battle.front[1]]),
		reserves: [battle.reserve[0].length, battle.reserve[1].length]
	});
	if (!askTreason(state, battle)) goOn(state, tell);
}
function shown(state, blocks) {
	return blocks.map((block) => ({
		block: blockId(block),
		strength: num(state.strength, block)
	}));
}
function askTreason(state, battle) {
	const holder = state.treason;
	if (holder < 0 || !battle.front[1 - holder].some((block) => mayTempt(state, battle, 0, block))) return false;
	state.phase = "treason-roll";
	state.active = holder;
	state.awaited = 1 << holder;
	return true;
}
function goOn(state, tell) {
	const { battle } = state;
	if (!battle) return;
	for (;;) {
		if (battle.hits > 0) {
			if (dealHits(state, battle, tell).length > 0) {
				state.phase = "assign-hits";
				state.awaited = 1 << 1 - state.active;
				return;
			}
		}
		if (state.winner >= 0) return;
		if (isOver(state, battle, tell)) return;
		if (nextToAct(battle) < 0) {
			nextRound(state, battle, tell);
			continue;
		}
		const seat = ownerOfTurn(battle);
		state.active = seat;
		if (battle.round === ROUNDS && seat === battle.attacker && mustGo(state, battle, seat, tell)) continue;
		state.phase = "battle-turn";
		state.awaited = 1 << seat;
		return;
	}
}
function isOver(state, battle, tell) {
	for (let seat = 0; seat < 2; seat++) {
		if (battle.front[seat].length > 0) continue;
		const reserve = battle.reserve[seat];
		if (reserve.length === 0) {
			endBattle(state, battle, 1 - seat, tell);
			return true;
		}
		reserve.sort((a, b) => a - b);
		battle.front[seat] = reserve;
		battle.reserve[seat] = [];
		battle.acted.push(...reserve);
		tell?.({
			type: "reserves",
			seat,
			blocks: shown(state, reserve),
			deployed: true
		});
		if (battle.round === 1 && seat !== battle.attacker) {
			battle.attacker = seat;
			tell?.({
				type: "roles-swapped",
				attacker: seat
			});
		}
	}
	return false;
}
function endBattle(state, battle, winner, tell) {
	const { area } = battle;
	state.battle = null;
	state.attacker[area] = -1;
	tell?.({
		type: "battle-over",
		area: areaId(area),
		winner
	});
	askRegroup(state, winner, area);
}
function turnKey(battle, seat, block) {
	return num(battle.round === 1 ? FIRST_LETTER : LETTER, block) * 2 + (seat === battle.attacker ? 1 : 0);
}
function nextToAct(battle) {
	let next = 99;
	for (let seat = 0; seat < 2; seat++) for (const block of battle.front[seat]) {
		const key = turnKey(battle, seat, block);
		if (key < next && !battle.acted.includes(block)) next = key;
	}
	return next === 99 ? -1 : next;
}
function ownerOfTurn(battle) {
	return nextToAct(battle) % 2 === 1 ? battle.attacker : 1 - battle.attacker;
}
function turnBlocks(battle) {
	const key = nextToAct(battle);
	const seat = ownerOfTurn(battle);
	return battle.front[seat].filter((block) => !battle.acted.includes(block) && turnKey(battle, seat, block) === key);
}
function nextRound(state, battle, tell) {
	battle.round++;
	battle.acted = [];
	for (const retreats of battle.retreats) retreats.fill(0);
	tell?.({
		type: "round",
		round: battle.round
	});
	for (let seat = 0; seat < 2; seat++) {
		const reserve = battle.reserve[seat];
		if (reserve.length === 0) continue;
		reserve.sort((a, b) => a - b);
		tell?.({
			type: "reserves",
			seat,
			blocks: shown(state, reserve),
			deployed: false
		});
		const front = battle.front[seat];
		front.push(...reserve);
		front.sort((a, b) => a - b);
		battle.reserve[seat] = [];
	}
}
function mustGo(state, battle, seat, tell) {
	const ways = [];
	const blocks = turnBlocks(battle);
	for (const block of blocks) listRetreats(state, battle, seat, block, ways);
	const only = ways[0];
	if (only?.type === "retreat" && ways.length === 1) {
		applyRetreat(state, battle, seat, only, tell);
		return true;
	}
	if (only) return false;
	const block = num(blocks, 0);
	take(battle.front[seat], block);
	eliminate(state, block, "no-retreat", tell);
	return true;
}
function listBattleTurn(state, seat, into) {
	const { battle } = state;
	if (!battle) return;
	const enemies = battle.front[1 - seat];
	const leaving = battle.round === ROUNDS && seat === battle.attacker;
	for (const block of turnBlocks(battle)) {
		if (!leaving) {
			into.push(FIRE[block], PASS[block]);
			if (seniorInBattle(battle, seat) === block) for (const target of enemies) into.push(charge$1(block, target));
			if (mayRoll(state, battle, block)) {
				const office = officeOf(state, block);
				for (const target of enemies) if (mayTempt(state, battle, office, target)) into.push(treachery(block, target));
			}
		}
		if (battle.round > 1) listRetreats(state, battle, seat, block, into);
	}
}
function listTreason(state, seat, into) {
	const { battle } = state;
	if (!battle) return;
	for (const target of battle.front[1 - seat]) if (mayTempt(state, battle, 0, target)) into.push(TREASON[target]);
	into.push(HOLD);
}
function listHits(state, seat, into) {
	for (const block of strongestOf(state, state.battle?.front[seat] ?? [])) into.push(HIT[block]);
}
function applyBattle(state, seat, move, dice, tell) {
	const { battle } = state;
	state.awaited = 0;
	if (move.type === "battle") {
		beginBattle(state, areaNo(move.area), tell);
		return;
	}
	if (!battle) return;
	mark(state, move);
	act(state, battle, seat, move, dice, tell);
	goOn(state, tell);
}
function mark(state, move) {
	if (!("block" in move)) return;
	const other = "to" in move ? areaNo(move.to) : "target" in move ? blockNo(move.target) : 0;
	markDeed(state, blockNo(move.block), other);
}
function act(state, battle, seat, move, dice, tell) {
	switch (move.type) {
		case "treason":
			state.treason = -1;
			tempt(state, battle, seat, -1, blockNo(move.target), dice, tell);
			break;
		case "hold":
			tell?.({
				type: "held",
				seat
			});
			break;
		case "fire":
			fire(state, battle, seat, blockNo(move.block), dice, tell);
			break;
		case "pass":
			battle.acted.push(blockNo(move.block));
			tell?.({
				type: "passed",
				block: move.block
			});
			break;
		case "retreat":
			applyRetreat(state, battle, seat, move, tell);
			break;
		case "charge":
			charge(state, battle, seat, blockNo(move.block), blockNo(move.target), dice, tell);
			break;
		case "treachery":
			tempt(state, battle, seat, blockNo(move.block), blockNo(move.target), dice, tell);
			break;
		case "hit": hit(state, battle, seat, blockNo(move.block), tell);
	}
}
//#endregion
//#region games/richard-iii/rules/home.ts
function askHome(state, phase) {
	const seat = phase === "king-home" ? state.throne : 1 - state.throne;
	state.phase = phase;
	state.active = seat;
	state.awaited = 1 << seat;
	state.plan = [];
	state.pending = blocksOf(state, seat).filter((block) => {
		const at = num(state.at, block);
		return at < AREA_COUNT && EXILE_OF[at] === -1 && upright(state, block);
	});
	settlePlan(state, seat);
}
function settlePlan(state, seat) {
	for (const block of state.pending.slice()) {
		if (block === CLARENCE_SERVING_LANCASTER && state.pending.length > 1) continue;
		const homes = homesOf(state, seat, block);
		if (homes.length === 1) planHome(state, block, num(homes, 0));
	}
}
function planHome(state, block, to) {
	take(state.pending, block);
	state.plan.push({
		block,
		to
	});
}
function homesOf(state, seat, block) {
	if (IS_HEIR[block] === 1) return heirHomes(state, seat, block);
	if (block === CLARENCE_SERVING_LANCASTER) return orPool(clarenceHomes(state));
	const own = HOME[block].filter((area) => open(state, seat, area));
	const homes = orPool(own);
	if (NEVILLE[block] === 1) {
		for (const area of nevilleHomes(state, seat, block, own.length === 0)) if (!homes.includes(area)) homes.push(area);
	}
	return homes;
}
function orPool(homes) {
	return homes.length > 0 ? homes : [POOL];
}
function heirHomes(state, seat, block) {
	if (seat !== state.throne) return [...EXILES[seat]];
	const homes = [];
	for (let area = 0; area < AREA_COUNT; area++) if ((CROWN[area] === 1 || usesShield(state, seat, block, area)) && open(state, seat, area)) homes.push(area);
	return orPool(homes);
}
function usesShield(state, seat, block, area) {
	if (num(HOUSE_SHIELD[seat], area) === 1) return true;
	const owner = num(LEFT_BY, area);
	return owner === block || owner >= 0 && seat !== 1 && state.at[owner] === DEAD;
}
function clarenceHomes(state) {
	return HOME[CLARENCE_SERVING_LANCASTER].filter((area) => {
		if (state.plan.some(({ to }) => to === area)) return false;
		if (vacant(state, area)) return true;
		const stay = blocksAt(state, 0, area).filter((block) => !state.plan.some((going) => going.block === block));
		return open(state, 0, area) && stay.every((block) => block === CLARENCE_SERVING_LANCASTER);
	});
}
function nevilleHomes(state, seat, block, drivenOut) {
	const homes = [];
	const calais = seat === 1 && roomInCalais(state);
	if (calais && drivenOut && block !== WARWICKS[1]) homes.push(CALAIS);
	for (const other of blocksOf(state, seat)) {
		if (NEVILLE[other] === 0 || state.at[other] !== DEAD || state.at[num(COUNTERPART, other)] !== DEAD) continue;
		for (const area of HOME[other]) if (area === CALAIS ? calais : open(state, seat, area)) homes.push(area);
	}
	return homes;
}
function roomInCalais(state) {
	return blocksAt(state, 1, CALAIS).filter((block) => BASE[block] !== CALAIS).length + state.plan.filter(({ to }) => to === CALAIS).length < num(SUPPLY_LIMIT, CALAIS);
}
function listHomes(state, seat, into) {
	for (const block of state.pending) for (const to of homesOf(state, seat, block)) into.push(goHome(block, to));
	if (state.pending.length === 0) into.push(END);
}
function applyHome(state, seat, move, tell) {
	if (move.type === "home") {
		planHome(state, blockNo(move.block), move.to === "pool" ? POOL : areaNo(move.to));
		settlePlan(state, seat);
		return;
	}
	const going = [];
	for (const { block, to } of state.plan) {
		const from = num(state.at, block);
		if (from === to) continue;
		put(state, block, to);
		addGoing(going, from, to);
	}
	state.plan = [];
	state.awaited = 0;
	tell?.({
		type: "went-home",
		seat,
		going: sortGoing(going)
	});
}
function addGoing(going, from, to) {
	const way = {
		from: areaId(from),
		to: to === POOL ? "pool" : areaId(to)
	};
	const i = going.findIndex((known) => known.from === way.from && known.to === way.to);
	if (i < 0) going.push({
		...way,
		n: 1
	});
	else going[i] = {
		...way,
		n: (going[i]?.n ?? 0) + 1
	};
}
function sortGoing(going) {
	const key = ({ from, to }) => areaNo(from) * 100 + areaNo(to);
	return [...going].sort((a, b) => key(a) - key(b));
}
//#endregion
//#region games/richard-iii/rules/supply.ts
function beginSupply(state, tell) {
	tell?.({
		type: "supply",
		turn: state.turn
	});
	succeed(state, tell);
	state.doomed = TURNCOATS.filter((block) => num(state.at, block) <= POOL);
	supplyStep(state, true, tell);
}
function supplyStep(state, entries, tell) {
	if (state.winner >= 0 || entries && askEntry(state, tell)) return;
	if (state.doomed.length > 0) {
		state.phase = "execute";
		state.active = ownerOf(state, num(state.doomed, 0));
		state.awaited = 1 << state.active;
		return;
	}
	if (tell) {
		for (const house of entryOrder(state)) if (num(state.due, house) > 0) tell({
			type: "entry-waits",
			seat: house,
			block: blockId(nextMinor(state, house))
		});
	}
	tell?.({ type: "limits" });
	askLosses(state, "supply-loss", tell);
}
function entryOrder(state) {
	return state.throne === 0 ? [1, 0] : [0, 1];
}
function nextMinor(state, house) {
	return HEIRS[house].find((heir) => state.at[heir] === MINOR) ?? -1;
}
function entryAreas(state, house) {
	return heirAreas(state, house).filter((area) => open(state, house, area));
}
function askEntry(state, tell) {
	for (const house of entryOrder(state)) while (num(state.due, house) > 0) {
		const minor = nextMinor(state, house);
		if (minor < 0) {
			state.due[house] = 0;
			break;
		}
		const areas = entryAreas(state, house);
		if (areas.length === 0) break;
		if (areas.length > 1) {
			state.phase = "minor-entry";
			state.active = house;
			state.awaited = 1 << house;
			return true;
		}
		enterMinor(state, house, minor, num(areas, 0), tell);
	}
	return false;
}
function enterMinor(state, house, minor, area, tell) {
	state.due[house] = num(state.due, house) - 1;
	state.strength[minor] = num(MAX, minor);
	put(state, minor, area);
	tell?.({
		type: "entered",
		seat: house,
		block: blockId(minor),
		area: areaId(area)
	});
}
function listEntries(state, seat, into) {
	const minor = nextMinor(state, seat);
	for (const area of entryAreas(state, seat)) into.push(enter(minor, area));
}
function applyEntry(state, seat, move, tell) {
	state.awaited = 0;
	enterMinor(state, seat, blockNo(move.block), areaNo(move.area), tell);
	supplyStep(state, true, tell);
}
function listExecution(state, into) {
	const block = num(state.doomed, 0);
	into.push(SPARE[block], EXECUTE[block]);
}
function applyExecution(state, seat, dies, tell) {
	state.awaited = 0;
	const block = num(state.doomed, 0);
	state.doomed.shift();
	if (dies) eliminate(state, block, "execution", tell);
	else tell?.({
		type: "spared",
		seat,
		block: blockId(block)
	});
	supplyStep(state, state.rules.heirAtOnce, tell);
}
function fedBlocks(state, seat, area) {
	return blocksAt(state, seat, area).filter((block) => BASE[block] !== area);
}
function askLosses(state, phase, tell) {
	state.phase = phase;
	state.active = -1;
	state.awaited = 0;
	state.named = [[], []];
	for (let seat = 0; seat < 2; seat++) {
		const surplus = [];
		for (let area = 0; area < AREA_COUNT; area++) {
			if (phase === "exile-surplus" && EXILE_OF[area] === -1) continue;
			if (num(state.here[seat], area) <= num(SUPPLY_LIMIT, area)) continue;
			const n = fedBlocks(state, seat, area).length - num(SUPPLY_LIMIT, area);
			if (n <= 0) continue;
			surplus.push({
				area,
				n
			});
			tell?.({
				type: "surplus",
				seat,
				area: areaId(area),
				n
			});
		}
		state.surplus[seat] = surplus;
		if (surplus.length > 0) state.awaited |= 1 << seat;
	}
}
function owingArea(state, seat) {
	const named = state.named[seat];
	for (const { area, n } of state.surplus[seat]) if (named.filter((block) => state.at[block] === area).length < n) return area;
	return -1;
}
function listLosses(state, seat, into) {
	const table = state.phase === "supply-loss" ? STARVE : DISMISS;
	const named = state.named[seat];
	for (const block of fedBlocks(state, seat, owingArea(state, seat))) if (!named.includes(block)) into.push(table[block]);
}
function nameLoss(state, seat, block, tell) {
	state.named[seat].push(block);
	if (owingArea(state, seat) >= 0) return;
	state.awaited &= ~(1 << seat);
	tell?.({
		type: "losses-named",
		seat
	});
}
function takeLosses(state, tell) {
	for (const seat of entryOrder(state)) {
		for (const { area, n } of state.surplus[seat]) tell?.({
			type: "starved",
			seat,
			area: areaId(area),
			n
		});
		for (const block of [...state.named[seat]].sort((a, b) => a - b)) {
			state.strength[block] = num(state.strength, block) - 1;
			if (state.strength[block] === 0) eliminate(state, block, "supply", tell);
			if (state.winner >= 0) return;
		}
	}
	state.surplus = [[], []];
	state.named = [[], []];
	for (let house = 0; house < 2; house++) state.due[house] = num(state.due, house) + num(state.dueLater, house);
	state.dueLater = [0, 0];
}
//#endregion
//#region games/richard-iii/rules/political.ts
function beginPolitics(state, tell) {
	succeed(state, tell);
	disband(state, tell);
	countHeads(state, tell);
	if (state.campaign === scenarioOf(state.scenario).campaigns) {
		state.winner = state.throne;
		state.reason = "throne";
		tell?.({
			type: "over",
			winner: state.winner,
			reason: "throne"
		});
	}
}
function disband(state, tell) {
	for (let seat = 0; seat < 2; seat++) {
		const going = [];
		for (const block of blocksOf(state, seat)) {
			const from = num(state.at, block);
			if (from >= AREA_COUNT || !upright(state, block) || COUNTS[block] === 1) continue;
			const to = BASE[block] === -1 ? POOL : num(BASE, block);
			if (to === from) continue;
			put(state, block, to);
			if (tell) addGoing(going, from, to);
		}
		tell?.({
			type: "disbanded",
			seat,
			going: sortGoing(going)
		});
	}
}
function countOf(state, seat) {
	let count = friendly(state, seat, MIDDLESEX) ? 1 : 0;
	for (const block of blocksOf(state, seat)) {
		const at = num(state.at, block);
		if (at < AREA_COUNT && at !== MAN && EXILE_OF[at] === -1 && COUNTS[block] === 1 && state.down[block] === 0) count++;
	}
	return count;
}
function countHeads(state, tell) {
	const counts = [countOf(state, 0), countOf(state, 1)];
	const usurped = num(counts, 1 - state.throne) > num(counts, state.throne);
	const london = friendly(state, 0, MIDDLESEX) ? 0 : friendly(state, 1, MIDDLESEX) ? 1 : null;
	tell?.({
		type: "count",
		counts,
		london,
		usurped
	});
	if (!usurped) return;
	state.throne = 1 - state.throne;
	setKing(state, seniorHeir(state, state.throne), tell);
	setPretender(state, seniorHeir(state, 1 - state.throne), tell);
}
function reset(state, dice, tell) {
	for (const seat of [0, 1]) for (const { area, n } of state.surplus[seat] ?? []) tell?.({
		type: "exiles-dismissed",
		seat,
		area: areaId(area),
		n
	});
	for (const block of [...state.named[0], ...state.named[1]]) put(state, block, POOL);
	state.surplus = [[], []];
	state.named = [[], []];
	standUp(state);
	state.campaign++;
	state.turn = 1;
	state.spent = [[], []];
	state.roll = [];
	state.rollsPast = 0;
	state.redeals = [0, 0];
	deal(state, [0, 1], dice);
	tell?.({
		type: "campaign",
		campaign: state.campaign
	});
}
function standUp(state) {
	for (let block = 0; block < BLOCK_COUNT; block++) {
		const at = num(state.at, block);
		if (state.down[block] === 1) {
			state.down[block] = 0;
			const here = state.here[ownerOf(state, block)];
			if (at < AREA_COUNT) here[at] = num(here, at) + 1;
		}
		if (at <= POOL) state.strength[block] = num(MAX, block);
	}
}
//#endregion
//#region games/richard-iii/rules/turn.ts
function proceed(state, dice, tell) {
	for (;;) {
		tryFreeing(state, tell);
		if (state.winner >= 0) {
			state.phase = "over";
			state.awaited = 0;
			state.battle = null;
			state.regroup = null;
			return;
		}
		if (state.awaited !== 0) return;
		next(state, dice, tell);
	}
}
function next(state, dice, tell) {
	switch (state.phase) {
		case "mulligan":
		case "mulligan-answer":
			askCards(state, tell);
			break;
		case "choose-card":
			beginActions(state, state.first, tell);
			break;
		case "action":
			askMain(state, tell);
			break;
		case "main-attack":
			if (state.asking >= 0) askMain(state, tell);
			else if (state.active === state.first) beginActions(state, 1 - state.first, tell);
			else askNextBattle(state, tell);
			break;
		case "regroup":
			askNextBattle(state, tell);
			break;
		case "supply-loss":
			takeLosses(state, tell);
			if (state.winner < 0) endTurn(state, tell);
			break;
		case "pretender-home":
			askHome(state, "king-home");
			break;
		case "king-home":
			askLosses(state, "exile-surplus", tell);
			break;
		case "exile-surplus":
			reset(state, dice, tell);
			askRedeal(state);
			break;
		default: throw new Error(`nothing follows ${state.phase}`);
	}
}
function askNextBattle(state, tell) {
	askBattle(state, tell);
	if (state.awaited === 0 && state.battle === null && state.phase === "choose-battle" && state.winner < 0) beginSupply(state, tell);
}
function endTurn(state, tell) {
	state.moved.fill(0);
	state.via.fill(-1);
	state.attacker.fill(-1);
	state.main.fill(-1);
	for (const seat of [0, 1]) {
		state.crossed[seat]?.fill(0);
		state.entered[seat]?.fill(0);
	}
	state.treason = -1;
	state.chosen = [-1, -1];
	state.first = -1;
	state.active = -1;
	if (state.turn < TURNS) {
		state.turn++;
		askCards(state, tell);
		return;
	}
	beginPolitics(state, tell);
	if (state.winner < 0) askHome(state, "pretender-home");
}
//#endregion
//#region games/richard-iii/rules/index.ts
var AWAITED = [
	[],
	[0],
	[1],
	[0, 1]
].map((seats) => Object.freeze(seats));
function awaiting(state) {
	return AWAITED[state.awaited];
}
function together(state) {
	const { phase } = state;
	return phase === "mulligan" || phase === "choose-card" || phase === "supply-loss" || phase === "exile-surplus";
}
function legal(state, seat, into = []) {
	const asked = (state.awaited & 1 << seat) !== 0;
	if (asked && state.phase === "action") {
		listActions(state, seat, into);
		return into;
	}
	into.length = 0;
	if (!asked) return into;
	switch (state.phase) {
		case "mulligan":
		case "mulligan-answer":
			listRedeal(state, seat, into);
			break;
		case "choose-card":
			listCards(state, seat, into);
			break;
		case "main-attack":
			listMain(state, seat, into);
			break;
		case "choose-battle":
			listBattles(state, into);
			break;
		case "treason-roll":
			listTreason(state, seat, into);
			break;
		case "battle-turn":
			listBattleTurn(state, seat, into);
			break;
		case "assign-hits":
			listHits(state, seat, into);
			break;
		case "regroup":
			listRegroups(state, seat, into);
			break;
		case "minor-entry":
			listEntries(state, seat, into);
			break;
		case "execute":
			listExecution(state, into);
			break;
		case "supply-loss":
		case "exile-surplus":
			listLosses(state, seat, into);
			break;
		case "pretender-home":
		case "king-home": listHomes(state, seat, into);
	}
	return into;
}
function apply(state, seat, move, dice, tell) {
	carryOut(state, seat, move, dice, tell);
	proceed(state, dice, tell);
}
function carryOut(state, seat, move, dice, tell) {
	switch (state.phase) {
		case "mulligan":
			answerRedeal(state, seat, move.type === "request", dice, tell);
			break;
		case "mulligan-answer":
			answerKeep(state, seat, move.type === "keep", dice, tell);
			break;
		case "choose-card":
			if (move.type === "card") chooseCard(state, seat, move.card, tell);
			break;
		case "action":
			applyAction(state, seat, move, tell);
			break;
		case "main-attack":
			if (move.type === "main") applyMain(state, move);
			break;
		case "choose-battle":
		case "treason-roll":
		case "battle-turn":
		case "assign-hits":
			applyBattle(state, seat, move, dice, tell);
			break;
		case "regroup":
			applyRegroup(state, seat, move, tell);
			break;
		case "minor-entry":
			if (move.type === "enter") applyEntry(state, seat, move, tell);
			break;
		case "execute":
			applyExecution(state, seat, move.type === "execute", tell);
			break;
		case "supply-loss":
		case "exile-surplus":
			if (move.type === "starve" || move.type === "dismiss") nameLoss(state, seat, blockNo(move.block), tell);
			break;
		case "pretender-home":
		case "king-home": applyHome(state, seat, move, tell);
	}
}
//#endregion
//#region games/richard-iii/rules/idle.ts
var HARMLESS = new Set([
	"end",
	"decline",
	"keep",
	"hold",
	"fire",
	"spare"
]);
function idle(state, seat) {
	const moves = legal(state, seat);
	if (state.phase === "main-attack" && moves.length > 0) return firstMain(state);
	const [first] = moves;
	const harmless = moves.find(({ type }) => HARMLESS.has(type)) ?? first;
	if (!harmless) throw new Error(`seat ${seat} is not awaited`);
	return harmless;
}
//#endregion
//#region games/richard-iii/rules/outcome.ts
function outcome(state) {
	if (state.winner < 0 || state.reason === null) return null;
	const scores = [0, 1].map((seat) => (HEIRS[seat] ?? []).filter((heir) => inPlay(state, heir)).length);
	return {
		places: state.winner === 0 ? [1, 2] : [2, 1],
		scores,
		reason: state.reason
	};
}
function inPlay(state, heir) {
	return state.at[heir] !== DEAD && state.at[heir] !== ASIDE;
}
//#endregion
//#region games/richard-iii/rules/setup.ts
function rulesOf(options) {
	return {
		redealEach: options["redeals"] === "one-each",
		bombardsSail: options["bombards-sail"] !== false,
		heirAtOnce: options["heir-after-execution"] === "same-phase",
		heirlessPlaysOn: options["heirless-house"] === "plays-on",
		treasonBySea: options["treason-by-sea"] !== false,
		piratePortBonus: options["pirate-port-bonus"] !== false,
		heirTakesTitle: options["returning-heir"] === "takes-title",
		limitsEachWay: options["border-limits"] === "each-way"
	};
}
function emptyState(scenario, rules) {
	return {
		scenario,
		rules,
		campaign: 1,
		turn: 1,
		phase: "mulligan",
		awaited: 0,
		throne: 0,
		king: -1,
		pretender: -1,
		prisoner: -1,
		at: filled(BLOCK_COUNT, DEAD),
		strength: MAX.slice(),
		down: zeros(BLOCK_COUNT),
		moved: zeros(BLOCK_COUNT),
		via: filled(BLOCK_COUNT, -1),
		here: [zeros(AREA_COUNT), zeros(AREA_COUNT)],
		hands: [[], []],
		spent: [[], []],
		chosen: [-1, -1],
		answers: [-1, -1],
		redeals: [0, 0],
		first: -1,
		active: -1,
		points: 0,
		activated: [],
		muster: -1,
		asking: -1,
		crossed: [zeros(ENTRANCE_COUNT), zeros(ENTRANCE_COUNT)],
		entered: [zeros(ENTRANCE_COUNT), zeros(ENTRANCE_COUNT)],
		attacker: filled(AREA_COUNT, -1),
		main: filled(AREA_COUNT, -1),
		treason: -1,
		battle: null,
		roll: [],
		rollsPast: 0,
		deeds: 0,
		regroup: null,
		due: [0, 0],
		dueLater: [0, 0],
		doomed: [],
		surplus: [[], []],
		named: [[], []],
		plan: [],
		pending: [],
		winner: -1,
		reason: null
	};
}
var OFF_MAP = new Map([
	["@pool", POOL],
	["@minor", MINOR],
	["@enemy", ASIDE],
	["@eliminated", DEAD]
]);
function setup(_seats, options, dice) {
	const id = options["scenario"];
	const scenario = scenarioOf(id);
	const state = emptyState(id, rulesOf(options));
	state.king = blockNo(scenario.king);
	state.pretender = blockNo(scenario.pretender);
	state.throne = num(SIDE, state.king);
	for (const placement of scenario.placements) {
		const block = blockNo(placement.block);
		const to = OFF_MAP.get(placement.at) ?? areaNo(placement.at);
		if (placement.prisoner) {
			state.prisoner = block;
			state.at[block] = to;
		} else put(state, block, to);
	}
	deal(state, [0, 1], dice);
	askRedeal(state);
	return state;
}
//#endregion
//#region games/richard-iii/speech/names.ts
function who(seat) {
	return { seat };
}
function area(id) {
	return { say: `area.${id}` };
}
function place(id) {
	return id === "pool" ? { say: "place.pool" } : area(id);
}
function zone(id) {
	return { say: `zone.${id}` };
}
function block(id) {
	return { say: `block.${shortName(id)}` };
}
function card(id) {
	return { say: `card.${id}` };
}
function route(areas) {
	const [a, b, c, d] = areas.map(area);
	if (!a || !b) return { say: "place.pool" };
	if (!c) return {
		say: "route.2",
		a,
		b
	};
	return d ? {
		say: "route.4",
		a,
		b,
		c,
		d
	} : {
		say: "route.3",
		a,
		b,
		c
	};
}
//#endregion
//#region games/richard-iii/speech/event.ts
function strengths(blocks) {
	return blocks.map((shown) => ({
		say: "block-strength",
		block: block(shown.block),
		n: shown.strength
	}));
}
function ways(going) {
	return going.map(({ from, to, n }) => ({
		say: "going",
		n,
		from: area(from),
		to: place(to)
	}));
}
function dice(thrown) {
	return thrown.join(" ");
}
function event(event) {
	switch (event.type) {
		case "own": return {
			say: "event.own",
			blocks: event.blocks.map(block),
			n: event.blocks.length
		};
		case "answered":
		case "hand-kept":
		case "chose":
		case "actions-over":
		case "held":
		case "regroup-over":
		case "losses-named": return {
			say: `event.${event.type}`,
			who: who(event.seat)
		};
		case "hands-stand":
		case "limits": return { say: `event.${event.type}` };
		case "hand-shown": return {
			say: "event.hand-shown",
			who: who(event.seat),
			cards: event.cards.map(card),
			n: event.points
		};
		case "redealt": return event.seats.length > 1 ? { say: "event.redealt.both" } : {
			say: "event.redealt",
			who: who(event.seats[0] ?? 0)
		};
		case "cards": {
			const [red = "2", white = "2"] = event.cards;
			return {
				say: `event.cards.${event.why}`,
				n: event.turn,
				red: card(red),
				white: card(white),
				who: who(event.first)
			};
		}
		case "battle": return {
			say: "event.battle",
			area: area(event.area),
			who: who(event.attacker),
			blocks: strengths(event.front),
			n: (event.reserves[0] ?? 0) + (event.reserves[1] ?? 0)
		};
		case "round": return {
			say: "event.round",
			n: event.round
		};
		case "supply": return {
			say: "event.supply",
			n: event.turn
		};
		case "campaign": return {
			say: "event.campaign",
			n: event.campaign
		};
		case "count": return {
			say: event.usurped ? "event.count.usurped" : "event.count",
			red: event.counts[0] ?? 0,
			white: event.counts[1] ?? 0
		};
		case "over": return {
			say: "event.over",
			who: who(event.winner),
			why: { say: `end.${event.reason}` }
		};
		case "marched":
		case "sailed":
		case "recruited":
		case "mustered":
		case "plague":
		case "no-use":
		case "main":
		case "regrouped": return moving(event);
		case "surplus":
		case "entered":
		case "entry-waits":
		case "spared":
		case "starved":
		case "disbanded":
		case "went-home":
		case "exiles-dismissed": return housekeeping(event);
		default: return fighting(event);
	}
}
function moving(event) {
	const seat = who(event.seat);
	switch (event.type) {
		case "marched": return {
			say: event.attack ? "event.marched.attack" : "event.marched",
			who: seat,
			block: { say: `back.${event.colour}` },
			route: route(event.route)
		};
		case "sailed": {
			const where = {
				who: seat,
				n: event.n,
				from: area(event.from),
				to: area(event.to)
			};
			return event.zone === null ? {
				say: "event.sailed",
				...where
			} : {
				say: "event.sailed.attack",
				...where,
				zone: zone(event.zone)
			};
		}
		case "recruited": return {
			say: "event.recruited",
			who: seat,
			block: { say: `back.${event.colour}` },
			area: area(event.area)
		};
		case "mustered":
		case "plague": return {
			say: `event.${event.type}`,
			who: seat,
			area: area(event.area)
		};
		case "no-use": return {
			say: "event.no-use",
			who: seat,
			card: card(event.card)
		};
		case "main": {
			const from = event.from === "sea" ? { say: "place.sea" } : area(event.from);
			return {
				say: "event.main",
				who: seat,
				area: area(event.area),
				from
			};
		}
		case "regrouped": return {
			say: "event.regrouped",
			who: seat,
			block: { say: `back.${event.colour}` },
			from: area(event.from),
			to: area(event.to)
		};
	}
}
function housekeeping(event) {
	const seat = who(event.seat);
	switch (event.type) {
		case "surplus":
		case "starved":
		case "exiles-dismissed": return {
			say: `event.${event.type}`,
			who: seat,
			area: area(event.area),
			n: event.n
		};
		case "entered": return {
			say: "event.entered",
			who: seat,
			block: block(event.block),
			area: area(event.area)
		};
		case "entry-waits":
		case "spared": return {
			say: `event.${event.type}`,
			who: seat,
			block: block(event.block)
		};
		case "disbanded":
		case "went-home": return event.going.length === 0 ? {
			say: `event.${event.type}.none`,
			who: seat
		} : {
			say: `event.${event.type}`,
			who: seat,
			ways: ways(event.going)
		};
	}
}
function fighting(event) {
	switch (event.type) {
		case "freed":
		case "king":
		case "pretender":
		case "passed": return {
			say: `event.${event.type}`,
			block: block(event.block)
		};
		case "king-stands": return {
			say: "event.king-stands",
			block: block(event.block),
			area: area(event.area)
		};
		case "reserves": return {
			say: event.deployed ? "event.reserves.deployed" : "event.reserves",
			who: who(event.seat),
			blocks: strengths(event.blocks)
		};
		case "treachery": {
			const roll = {
				target: block(event.target),
				dice: dice(event.dice)
			};
			const result = event.success ? "success" : "failure";
			return event.block === null ? {
				say: `event.treason.${result}`,
				who: who(event.seat),
				...roll
			} : {
				say: `event.treachery.${result}`,
				block: block(event.block),
				...roll
			};
		}
		case "defected": return {
			say: "event.defected",
			who: who(event.seat),
			block: block(event.to)
		};
		case "fired": return {
			say: "event.fired",
			block: block(event.block),
			dice: dice(event.dice),
			power: event.firepower,
			n: event.hits
		};
		case "charged":
		case "shot-back": return {
			say: `event.${event.type}`,
			block: block(event.block),
			target: block(event.target),
			dice: dice(event.dice),
			power: event.firepower,
			n: event.hits
		};
		case "hit": return {
			say: "event.hit",
			block: block(event.block),
			n: event.hits,
			left: event.left
		};
		case "hits-lost": return {
			say: "event.hits-lost",
			n: event.n
		};
		case "retreated": return {
			say: "event.retreated",
			block: block(event.block),
			to: area(event.to)
		};
		case "roles-swapped": return {
			say: "event.roles-swapped",
			who: who(event.attacker)
		};
		case "battle-over": return {
			say: "event.battle-over",
			who: who(event.winner),
			area: area(event.area)
		};
		case "eliminated": return {
			say: `event.eliminated.${event.fate}`,
			block: block(event.block),
			cause: { say: `cause.${event.cause}` }
		};
	}
}
//#endregion
//#region games/richard-iii/speech/move.ts
function move(move, view) {
	switch (move.type) {
		case "decline":
		case "request":
		case "keep":
		case "give-back":
		case "hold": return { say: `move.${move.type}` };
		case "end": return { say: `move.end.${endOf(view)}` };
		case "card": return {
			say: "move.card",
			card: card(move.card)
		};
		case "march": return {
			say: "move.march",
			block: block(move.block),
			route: route(move.route)
		};
		case "sail": {
			const blocks = move.blocks.map(block);
			const ways = {
				from: area(move.from),
				to: area(move.to)
			};
			return move.zone === null ? {
				say: "move.sail",
				blocks,
				...ways
			} : {
				say: "move.sail.attack",
				blocks,
				...ways,
				zone: zone(move.zone)
			};
		}
		case "recruit": return {
			say: "move.recruit",
			block: block(move.block),
			area: area(move.area)
		};
		case "muster":
		case "plague":
		case "battle": return {
			say: `move.${move.type}`,
			area: area(move.area)
		};
		case "main": return {
			say: "move.main",
			area: area(move.area),
			from: area(move.from)
		};
		case "treason": return {
			say: "move.treason",
			target: block(move.target),
			odds: odds$5(view, null, move.target)
		};
		case "fire": return {
			say: "move.fire",
			block: block(move.block),
			power: powerOf(view, move.block)
		};
		case "pass":
		case "hit":
		case "execute":
		case "spare":
		case "starve":
		case "dismiss": return {
			say: `move.${move.type}`,
			block: block(move.block)
		};
		case "charge": return {
			say: "move.charge",
			block: block(move.block),
			target: block(move.target)
		};
		case "treachery": return {
			say: "move.treachery",
			block: block(move.block),
			target: block(move.target),
			odds: odds$5(view, move.block, move.target)
		};
		case "retreat":
		case "regroup": return {
			say: `move.${move.type}`,
			block: block(move.block),
			to: area(move.to)
		};
		case "enter": return {
			say: "move.enter",
			block: block(move.block),
			area: area(move.area)
		};
		case "home": return homeMove(move, view);
	}
}
function homeMove(move, view) {
	return {
		say: view.blocks.find((own) => own.block === move.block)?.at === move.to ? "move.home.stay" : move.to === "pool" ? "move.home.pool" : "move.home",
		block: block(move.block),
		to: place(move.to)
	};
}
function endOf(view) {
	if (view.phase === "regroup") return "regroup";
	if (view.phase === "action") return view.action?.card === "plague" ? "plague" : "action";
	return "home";
}
function odds$5(view, by, target) {
	return {
		say: "odds",
		n: (view.battle?.treachery.find((entry) => entry.block === by && entry.target === target))?.oneIn ?? 2
	};
}
function powerOf(view, id) {
	const fighter = view.battle?.front.find((shown) => shown.block === id);
	return fighter ? `${fighter.letter}${fighter.firepower}` : "";
}
//#endregion
//#region games/richard-iii/speech/prompt.ts
var RULE = {
	mulligan: "R3-5.2",
	"mulligan-answer": "R3-5.2",
	"choose-card": "R3-5.3",
	action: "R3-6.1",
	"main-attack": "R3-6.12",
	"choose-battle": "R3-8.1",
	"treason-roll": "R3-9.8",
	"battle-turn": "R3-8.6",
	"assign-hits": "R3-8.9",
	regroup: "R3-8.21",
	"minor-entry": "R3-10.5",
	execute: "R3-13.5",
	"supply-loss": "R3-11.2",
	"pretender-home": "R3-12.5",
	"king-home": "R3-12.7",
	"exile-surplus": "R3-12.10",
	over: "R3-14.2"
};
var EVENT_RULE = {
	"force-march": "R3-7.1",
	surprise: "R3-7.2",
	muster: "R3-7.3",
	piracy: "R3-7.4",
	treason: "R3-7.5",
	plague: "R3-7.6"
};
function prompt(view, seat) {
	const { phase, awaiting, outcome } = view;
	if (outcome) {
		const winner = outcome.places.indexOf(1);
		const rule = outcome.reason === "throne" ? "R3-14.2" : "R3-14.1";
		return {
			ask: {
				say: "prompt.over",
				who: who(winner),
				why: { say: `end.${outcome.reason}` }
			},
			rule
		};
	}
	if (seat === null || !awaiting.includes(seat)) {
		const [first, second] = awaiting;
		return {
			ask: second === void 0 ? {
				say: "prompt.wait",
				who: who(first ?? 0),
				what: { say: `phase.${phase}` }
			} : {
				say: "prompt.wait-both",
				what: { say: `phase.${phase}` }
			},
			rule: RULE[phase]
		};
	}
	return {
		ask: ask(view, seat),
		rule: ruleOf(view)
	};
}
function ruleOf(view) {
	const played = view.action?.card;
	return view.phase === "action" && played && EVENT_RULE[played] || RULE[view.phase];
}
function ask(view, seat) {
	const { phase, action, battle, entry } = view;
	if (phase === "action" && action) {
		if (action.card === "muster") return action.muster ? {
			say: "prompt.action.mustering",
			area: area(action.muster)
		} : { say: "prompt.action.muster" };
		return {
			say: action.card in EVENT_RULE ? `prompt.action.${action.card}` : "prompt.action",
			n: action.points
		};
	}
	if (phase === "main-attack" && action?.asking) return {
		say: "prompt.main-attack",
		area: area(action.asking)
	};
	if (phase === "battle-turn" && battle) return {
		say: battle.round === battle.rounds && battle.attacker === seat ? "prompt.battle-turn.leave" : "prompt.battle-turn",
		area: area(battle.area),
		round: battle.round,
		blocks: battle.next.map(block)
	};
	if (phase === "treason-roll" && battle) return {
		say: "prompt.treason-roll",
		area: area(battle.area)
	};
	if (phase === "assign-hits" && battle) return {
		say: "prompt.assign-hits",
		n: battle.hits
	};
	if (phase === "regroup" && view.regroup) return {
		say: "prompt.regroup",
		area: area(view.regroup.area)
	};
	if (phase === "minor-entry" && entry) return {
		say: "prompt.minor-entry",
		block: block(entry.block)
	};
	if (phase === "execute" && view.doomed[0]) return {
		say: "prompt.execute",
		block: block(view.doomed[0])
	};
	if (phase === "supply-loss" || phase === "exile-surplus") return askSurplus(view, seat);
	if (phase === "pretender-home" || phase === "king-home") return view.pending.length > 0 ? {
		say: `prompt.${phase}`,
		n: view.pending.length
	} : { say: "prompt.home-done" };
	return { say: `prompt.${phase}` };
}
function askSurplus(view, seat) {
	const at = new Map(view.blocks.map((own) => [own.block, own.at]));
	for (const { area: id, n } of view.surplus[seat] ?? []) {
		const left = n - view.named.filter((named) => at.get(named) === id).length;
		if (left > 0) return {
			say: `prompt.${view.phase}`,
			area: area(id),
			n: left
		};
	}
	return { say: "prompt.home-done" };
}
//#endregion
//#region games/richard-iii/speech/sketch.ts
function sketch(view) {
	const areas = view.areas.filter(({ red, white, black, faceDown }) => red + white + black + faceDown.length > 0).map(({ id, red, white, black }) => {
		const own = view.blocks.filter((block) => block.at === id).map(({ block, strength }) => `${block} ${strength}`);
		const counts = [
			`red ${red}`,
			`white ${white}`,
			...black > 0 ? [`black ${black}`] : []
		].join(", ");
		return `${id.padEnd(16)} ${counts}${own.length > 0 ? `: ${own.join(", ")}` : ""}`;
	});
	const houses = view.houses.map(({ cards, count, pool }, seat) => {
		const hand = cards.hand ? ` [${cards.hand.join(" ")}]` : "";
		return `${seat === view.throne ? "♛" : " "} ${seat === 0 ? "red  " : "white"} ${cards.n} cards${hand}, count ${count.least}–${count.most}, pool ${pool.red + pool.white + pool.black}`;
	});
	const battle = view.battle ? [`battle ${view.battle.area}, round ${view.battle.round}/${view.battle.rounds}, reserves ${view.battle.reserves.map(({ n }) => n).join(":")}`, ...view.battle.front.map(({ block, strength, letter, firepower, acted }) => `    ${block} ${letter}${firepower} × ${strength}${acted ? " (acted)" : ""}`)] : [];
	return [
		`campaign ${view.campaign}/${view.campaigns}, turn ${view.turn}/${view.turns}, ${view.phase}`,
		...areas,
		...houses,
		...battle
	].join("\n");
}
//#endregion
//#region games/richard-iii/speech/standing.ts
function standing(view) {
	return view.houses.map((house, seat) => {
		const { least, most } = house.count;
		const facts = [
			{ say: seat === view.throne ? "fact.throne" : "fact.pretender" },
			{
				say: "fact.heirs",
				n: house.heirs.filter((heir) => heir.state !== "dead" && heir.state !== "serves-enemy").length
			},
			least === most ? {
				say: "fact.count",
				n: most
			} : {
				say: "fact.count-range",
				least,
				n: most
			},
			{
				say: "fact.pool",
				n: house.pool.red + house.pool.white + house.pool.black
			},
			{
				say: "fact.cards",
				n: house.cards.n
			}
		];
		if (house.minorsDue > 0) facts.push({
			say: "fact.minors-due",
			n: house.minorsDue
		});
		if (house.treason) facts.push({ say: "fact.treason" });
		return {
			score: most,
			facts
		};
	});
}
//#endregion
//#region games/richard-iii/speech/index.ts
var speech = {
	prompt,
	move,
	event,
	standing,
	sketch,
	seat(seat) {
		const house = seat === 0 ? "lancaster" : "york";
		return {
			name: { say: `seat.${house}` },
			livery: house
		};
	}
};
//#endregion
//#region games/richard-iii/view/likelihood.ts
var HARDLY = .01;
function lateness(state) {
	return (state.turn - 1) / TURNS;
}
function likelihood(state, seat, block, area) {
	const late = lateness(state);
	if (EXILE_OF[area] !== -1) return inExile(state, seat, block, area);
	if (IS_HEIR[block] === 1) return heirAt(state, seat, block, area, late);
	const home = num(AT_HOME[block], area) === 1;
	switch (KIND[block]) {
		case "noble": return home ? 8 : HARDLY + 3 * late;
		case "church": return home ? 4 : HARDLY + 1.5 * late;
		case "levy": return HARDLY + (home ? 1.5 : .2) * late;
		case "bombard": return HARDLY + late;
		default: return HARDLY + (home ? 5 : 3) * late;
	}
}
function inExile(state, seat, block, area) {
	if (BASE[block] === area) return 20;
	if (IS_HEIR[block] === 1) return seat === state.throne ? .5 : 6;
	if (KIND[block] === "levy" || KIND[block] === "bombard") return HARDLY;
	return num(AT_HOME[block], area) === 1 ? 4 : .3;
}
function heirAt(state, seat, block, area, late) {
	if (seat !== state.throne) return HARDLY + 4 * late;
	return CROWN[area] === 1 || num(AT_HOME[block], area) === 1 || LEFT_BY[area] === block ? 6 : HARDLY + 3 * late;
}
function drawn(count, dice, weight) {
	let sum = 0;
	for (let i = 0; i < count; i++) sum += weight(i);
	if (sum <= 0) return -1;
	let left = dice.int(1e6) / 1e6 * sum;
	let last = -1;
	for (let i = 0; i < count; i++) {
		const part = weight(i);
		if (part <= 0) continue;
		last = i;
		left -= part;
		if (left < 0) break;
	}
	return last;
}
var UNHURT = new Set([
	"mulligan",
	"mulligan-answer",
	"choose-card",
	"action",
	"main-attack"
]);
function guessStrength(state, max, dice) {
	const hurt = 6 * (state.turn - 1) + (UNHURT.has(state.phase) ? 0 : 3);
	return dice.int(100) >= hurt ? max : Math.max(1, max - 1 - dice.int(2));
}
//#endregion
//#region games/richard-iii/view/houses.ts
function houseView(state, viewer, house) {
	return {
		heirs: (HEIRS[house] ?? []).map((heir) => heirView(state, heir)),
		pool: poolView(state, house),
		poolDown: blocksOf(state, house).filter((block) => state.at[block] === POOL && state.down[block] === 1).map(blockId),
		dead: copiesAt(state, house, DEAD),
		aside: copiesAt(state, house, ASIDE),
		minorsDue: minorsDue(state, house),
		cards: cardsView(state, viewer, house),
		count: viewer === house ? exact(countOf(state, house)) : countRange(state, house),
		treason: state.treason === house
	};
}
function minorsDue(state, house) {
	const minors = (HEIRS[house] ?? []).filter((heir) => state.at[heir] === MINOR).length;
	return Math.min(minors, num(state.due, house) + num(state.dueLater, house));
}
function exact(n) {
	return {
		least: n,
		most: n
	};
}
function copiesAt(state, house, place) {
	return state.at.flatMap((at, block) => at === place && SIDE[block] === house ? [blockId(block)] : []);
}
function heirView(state, heir) {
	const at = num(state.at, heir);
	return {
		block: blockId(heir),
		state: at === DEAD ? "dead" : at === ASIDE ? "serves-enemy" : at === MINOR ? "minor" : heir === state.prisoner ? "prisoner" : "in-play",
		title: heir === state.king ? "king" : heir === state.pretender ? "pretender" : null
	};
}
function poolView(state, house) {
	let n = 0;
	for (const block of blocksOf(state, house)) if (block !== REBEL && state.at[block] === POOL && state.down[block] === 0) n++;
	const rebels = state.at[REBEL] === POOL && state.down[REBEL] === 0 && ownerOf(state, REBEL) === house;
	return {
		red: house === 0 ? n : 0,
		white: house === 1 ? n : 0,
		black: rebels ? 1 : 0
	};
}
function countRange(state, house) {
	let blocks = 0;
	for (let area = 0; area < AREA_COUNT; area++) if (area !== MAN && EXILE_OF[area] === -1) blocks += num(state.here[house], area);
	const rebel = num(state.at, REBEL);
	if (ownerOf(state, REBEL) === house && rebel < AREA_COUNT && rebel !== MAN) blocks--;
	const sure = (friendly(state, house, MIDDLESEX) ? 1 : 0) + (state.prisoner >= 0 && house === 0 ? 1 : 0);
	if (isDisbanded(state)) return exact(blocks + sure);
	let others = 0;
	for (let block = num(FIRST, house); block < BLOCK_COUNT && SIDE[block] === house; block++) if (COUNTS[block] === 0 && state.down[block] === 0 && num(state.at, block) <= POOL) others++;
	return {
		least: Math.max(0, blocks - others) + sure,
		most: blocks + sure
	};
}
function isDisbanded(state) {
	const { phase } = state;
	if (phase === "over") return state.reason === "throne";
	return phase === "pretender-home" || phase === "king-home" || phase === "exile-surplus";
}
function cardsView(state, viewer, seat) {
	const own = viewer === seat;
	const hand = state.hands[seat];
	const choosing = state.phase === "choose-card";
	const redealing = state.phase === "mulligan" || state.phase === "mulligan-answer";
	const seen = own || state.phase === "mulligan-answer" && state.answers[seat] === 1;
	const chosen = num(state.chosen, seat);
	const answer = redealing && own ? num(state.answers, seat) : -1;
	return {
		n: hand.length,
		hand: seen ? cardIds(hand) : null,
		points: seen ? pointsOf(hand) : null,
		ready: choosing ? chosen >= 0 : redealing && num(state.answers, seat) >= 0,
		card: chosen >= 0 && (own || !choosing) ? CARDS[chosen] : null,
		answer: answer < 0 ? null : answer === 1 ? "request" : "decline",
		spent: cardIds(state.spent[seat]),
		redeals: num(state.redeals, seat)
	};
}
//#endregion
//#region games/richard-iii/view/guess-blocks.ts
var NOWHERE = DEAD + 1;
function guessBlocks(state, view, dice) {
	state.at.fill(NOWHERE);
	placeKnown(state, view);
	if (view.seat !== null) placeOwn(state, view);
	if (view.outcome) state.reason = view.outcome.reason === "throne" ? "throne" : null;
	for (const seat of [0, 1]) if (seat !== view.seat) placeHidden(state, view, seat, dice);
	if (state.at[REBEL] === NOWHERE) placeRebel(state, view, dice);
}
function placeKnown(state, view) {
	for (const house of view.houses) {
		for (const id of house.dead) state.at[blockNo(id)] = DEAD;
		for (const id of house.aside) state.at[blockNo(id)] = ASIDE;
		for (const { block, state: how } of house.heirs) if (how === "minor") state.at[blockNo(block)] = MINOR;
		for (const id of house.poolDown) lay(state, blockNo(id), POOL);
	}
	view.areas.forEach((area, number) => {
		for (const id of area.faceDown) lay(state, blockNo(id), number);
	});
	if (view.prisoner) state.at[blockNo(view.prisoner)] = areaNo("middlesex");
	const { battle } = view;
	if (!battle) return;
	const shown = [...battle.front, ...battle.reserves.flatMap(({ known }) => known)];
	for (const { block, strength } of shown) {
		state.strength[blockNo(block)] = strength;
		put(state, blockNo(block), areaNo(battle.area));
		if (battle.defected.includes(block)) state.moved[blockNo(block)] = 1;
	}
}
function placeOwn(state, view) {
	for (const own of view.blocks) {
		const block = blockNo(own.block);
		const at = own.at === "pool" ? POOL : areaNo(own.at);
		if (state.at[block] === NOWHERE) put(state, block, at);
		state.strength[block] = own.strength;
		state.moved[block] = own.moved ? 1 : 0;
		if (own.via !== null) state.via[block] = viaOf(own.via, at);
	}
}
function viaOf(via, at) {
	const zone = zoneNo(via);
	if (zone >= 0) return 200 + zone;
	const from = areaNo(via);
	return ENTRANCE_FROM.findIndex((start, entrance) => start === from && ENTRANCE_TO[entrance] === at);
}
function placeHidden(state, view, seat, dice) {
	const hidden = [];
	for (let block = num(FIRST, seat); block < num(AFTER, seat); block++) if (state.at[block] === NOWHERE) hidden.push(block);
	dice.shuffle(hidden);
	const seen = view.areas.map((area) => seat === 0 ? area.red : area.white);
	const free = seen.map((n, area) => n - knownAt(state, seat, area));
	const settle = (block, area) => {
		hidden.splice(hidden.indexOf(block), 1);
		free[area] = num(free, area) - 1;
		put(state, block, area);
	};
	const disbanded = isDisbanded(state);
	if (disbanded) placeDisbanded(state, hidden, settle);
	else if (view.phase === "supply-loss") placeLocals(view, seat, seen, hidden, settle, dice);
	const fits = (block, area) => view.phase !== "supply-loss" || BASE[block] !== area;
	for (const block of disbanded ? [] : hidden.filter((candidate) => IS_HEIR[candidate] === 1 || BASE[candidate] !== -1)) {
		const area = drawn(free.length, dice, (i) => num(free, i) > 0 && fits(block, i) ? num(free, i) * likelihood(state, seat, block, i) : 0);
		if (area >= 0) settle(block, area);
	}
	for (let area = 0; area < free.length; area++) for (let n = num(free, area); n > 0; n--) {
		const i = drawn(hidden.length, dice, (candidate) => {
			const block = num(hidden, candidate);
			return fits(block, area) ? likelihood(state, seat, block, area) : 0;
		});
		settle(num(hidden, Math.max(0, i)), area);
	}
	for (const block of hidden) put(state, block, POOL);
	for (let block = num(FIRST, seat); block < num(AFTER, seat); block++) if (num(state.at, block) < POOL && state.down[block] === 0 && !isShown(view, block)) state.strength[block] = guessStrength(state, num(MAX, block), dice);
}
function isShown(view, block) {
	const { battle } = view;
	if (!battle) return false;
	return [...battle.front, ...battle.reserves.flatMap(({ known }) => known)].some((shown) => blockNo(shown.block) === block);
}
function knownAt(state, seat, area) {
	const rebel = state.at[REBEL] === area && state.down[REBEL] === 0 && 1 - state.throne === seat ? 1 : 0;
	return num(state.here[seat], area) - rebel;
}
function placeDisbanded(state, hidden, settle) {
	for (const block of hidden.slice()) {
		if (COUNTS[block] === 1) continue;
		if (BASE[block] !== -1) settle(block, num(BASE, block));
		else {
			hidden.splice(hidden.indexOf(block), 1);
			put(state, block, POOL);
		}
	}
}
function placeLocals(view, seat, seen, hidden, settle, dice) {
	const bases = new Set(hidden.map((block) => num(BASE, block)).filter((base) => base >= 0));
	for (const area of [...bases].sort((a, b) => a - b)) {
		const surplus = view.surplus[seat]?.find((item) => areaNo(item.area) === area)?.n ?? 0;
		const over = num(seen, area) - num(SUPPLY_LIMIT, area);
		const locals = hidden.filter((block) => BASE[block] === area);
		const most = Math.min(locals.length, num(seen, area));
		const least = Math.max(0, over - surplus);
		const n = surplus > 0 ? least : least + dice.int(Math.max(0, most - least) + 1);
		for (const block of locals.slice(0, n)) settle(block, area);
	}
}
function placeRebel(state, view, dice) {
	const area = view.areas.findIndex((seen) => seen.black > 0);
	put(state, REBEL, area < 0 ? POOL : area);
	if (area >= 0 && !isShown(view, REBEL)) state.strength[REBEL] = guessStrength(state, num(MAX, REBEL), dice);
}
//#endregion
//#region games/richard-iii/view/guess.ts
function guess(view, dice) {
	const state = emptyState(view.scenario, { ...view.rules });
	state.campaign = view.campaign;
	state.turn = view.turn;
	state.phase = view.phase;
	state.awaited = view.awaiting.reduce((bits, seat) => bits | 1 << seat, 0);
	state.throne = view.throne;
	state.king = view.king ? blockNo(view.king) : -1;
	state.pretender = view.pretender ? blockNo(view.pretender) : -1;
	state.prisoner = view.prisoner ? blockNo(view.prisoner) : -1;
	state.first = view.first ?? -1;
	state.active = view.active ?? -1;
	guessBlocks(state, view, dice);
	guessCards(state, view, dice);
	copyTurn(state, view);
	copyAttacks(state, view);
	if (view.battle) state.battle = copyBattle(state, view, view.battle);
	if (view.roll) {
		state.roll = copyRoll(view.roll);
		if (view.roll.block === null && view.roll.target === null) state.rollsPast = view.roll.number;
	}
	state.deeds = view.deeds;
	copySupply(state, view, dice);
	copyHome(state, view);
	if (view.outcome) {
		state.winner = view.outcome.places.indexOf(1);
		state.reason = view.outcome.reason;
	}
	return state;
}
function guessCards(state, view, dice) {
	const unseen = [...DECK];
	const cards = view.houses.map((house) => house.cards);
	for (const { hand, spent } of cards) for (const id of [...hand ?? [], ...spent]) take(unseen, CARDS.indexOf(id));
	dice.shuffle(unseen);
	cards.forEach(({ n, hand, ready, card, answer, spent, redeals }, seat) => {
		const faces = hand ? hand.map((id) => CARDS.indexOf(id)) : unseen.splice(0, n).sort((a, b) => a - b);
		state.hands[seat] = faces;
		state.spent[seat] = spent.map((id) => CARDS.indexOf(id));
		state.redeals[seat] = redeals;
		const secret = view.phase === "choose-card" && ready && faces.length > 0;
		state.chosen[seat] = card ? CARDS.indexOf(card) : secret ? num(faces, dice.int(faces.length)) : -1;
		const requested = answer === "request" || view.phase === "mulligan-answer" && !view.awaiting.includes(seat);
		const redealing = view.phase === "mulligan" || view.phase === "mulligan-answer";
		state.answers[seat] = !redealing || !ready ? -1 : requested ? 1 : 0;
	});
}
function copyTurn(state, view) {
	const { action } = view;
	if (action) {
		state.points = action.points;
		state.activated = action.activated.map(areaNo);
		state.muster = action.muster ? areaNo(action.muster) : -1;
		state.asking = action.asking ? areaNo(action.asking) : -1;
	}
	state.treason = view.houses.findIndex((house) => house.treason);
	view.borders.forEach(({ left }, border) => left.forEach(({ ab, ba }, seat) => {
		const crossed = state.crossed[seat];
		const limit = num(BORDER_LIMIT, border) + widerFor$1(state, view, seat);
		crossed[border * 2] = limit - ab;
		if (view.rules.limitsEachWay) crossed[border * 2 + 1] = limit - ba;
	}));
}
function widerFor$1(state, view, seat) {
	if (view.phase !== "action" || view.active !== seat) return 0;
	return CARD_FACTS[num(state.chosen, seat)].wider;
}
function copyAttacks(state, view) {
	for (const attack of view.attacks) {
		const area = areaNo(attack.area);
		state.attacker[area] = attack.attacker;
		for (const entry of attack.entries) {
			const zone = zoneNo(entry.from);
			const entrance = zone >= 0 ? 200 + zone : entranceBetween(areaNo(entry.from), area);
			if (zone < 0) state.entered[entry.seat][entrance] = entry.n;
			if (entry.seat === attack.attacker && (entry.main === true || state.main[area] === -1)) state.main[area] = zone >= 0 ? 200 : entrance;
			if (entry.seat !== view.seat) spread(state, view, entry.seat, area, entrance, entry.n);
		}
	}
	if (view.phase === "main-attack" && state.asking < 0) {
		const open = view.attacks.find(({ attacker, entries }) => attacker === view.active && entries.filter((e) => e.seat === attacker).length > 1);
		state.asking = open ? areaNo(open.area) : -1;
	}
}
function spread(state, view, seat, area, entrance, n) {
	const { battle } = view;
	const shown = battle && battle.area === view.areas[area]?.id ? battle.front : [];
	let left = n;
	for (const block of blocksAt(state, seat, area)) {
		if (left === 0 || state.via[block] !== -1) continue;
		const fighter = shown.find((seen) => blockNo(seen.block) === block);
		if (entrance >= 200 && fighter && fighter.pirate !== ZONES[entrance - 200]) continue;
		if (battle?.defected.some((id) => blockNo(id) === block)) continue;
		state.via[block] = entrance;
		left--;
	}
}
function copyBattle(state, view, shown) {
	const area = areaNo(shown.area);
	const front = [[], []];
	for (const { block, seat } of shown.front) front[seat]?.push(blockNo(block));
	const retreats = [zeros(BORDER_COUNT), zeros(BORDER_COUNT)];
	shown.retreats.forEach((ways, seat) => {
		for (const { to, left } of ways) {
			const border = entranceBetween(area, areaNo(to)) >> 1;
			if (left !== null) retreats[seat][border] = num(BORDER_LIMIT, border) - left;
		}
	});
	return {
		area,
		attacker: shown.attacker,
		round: shown.round,
		front,
		reserve: [0, 1].map((seat) => blocksAt(state, seat, area).filter((block) => !front[seat].includes(block))),
		acted: shown.front.filter(({ acted }) => acted).map(({ block }) => blockNo(block)),
		defected: shown.defected.map(blockNo),
		rolled: shown.rolled.reduce((bits, office) => bits | 1 << OFFICES.indexOf(office), 0),
		retreats,
		hits: shown.hits
	};
}
function copyRoll(roll) {
	const { number, how, block, target, firepower, hits, dice } = roll;
	const no = (id) => id === null ? -1 : blockNo(id);
	return [
		number,
		ROLLS.indexOf(how),
		no(block),
		no(target),
		firepower,
		hits,
		...dice
	];
}
function copySupply(state, view, dice) {
	const { regroup } = view;
	if (regroup) {
		const area = areaNo(regroup.area);
		const crossed = zeros(BORDER_COUNT);
		for (const { area: to, left } of regroup.to) {
			const border = entranceBetween(area, areaNo(to)) >> 1;
			if (left !== null) crossed[border] = num(BORDER_LIMIT, border) - left;
		}
		state.regroup = {
			area,
			crossed
		};
	}
	view.houses.forEach((house, seat) => state.due[seat] = house.minorsDue);
	state.doomed = view.doomed.map(blockNo);
	view.surplus.forEach((areas, seat) => {
		state.surplus[seat] = areas.map(({ area, n }) => ({
			area: areaNo(area),
			n
		}));
		if (seat === view.seat) state.named[seat] = view.named.map(blockNo);
		else if (!view.awaiting.includes(seat)) state.named[seat] = nameSome(state, seat, dice);
	});
}
function nameSome(state, seat, dice) {
	return (state.surplus[seat] ?? []).flatMap(({ area, n }) => {
		const blocks = fedBlocks(state, seat, area);
		dice.shuffle(blocks);
		return blocks.slice(0, n);
	});
}
function copyHome(state, view) {
	if (view.phase !== "pretender-home" && view.phase !== "king-home") return;
	if (view.active !== view.seat) askHome(state, view.phase);
	else {
		state.plan = view.plan.map(({ block, to }) => ({
			block: blockNo(block),
			to: to === "pool" ? POOL : areaNo(to)
		}));
		state.pending = view.pending.map(blockNo);
	}
}
//#endregion
//#region games/richard-iii/view/attacks.ts
function mainIsFixed(state, attacker) {
	return !((state.phase === "action" || state.phase === "main-attack") && state.active === attacker);
}
function attackViews(state, seat) {
	const views = [];
	for (let area = 0; area < AREA_COUNT; area++) if (num(state.attacker, area) >= 0) views.push(attackView(state, seat, area));
	return views;
}
function attackView(state, seat, area) {
	const attacker = num(state.attacker, area);
	const known = seat === attacker || mainIsFixed(state, attacker);
	const acting = state.phase === "action" || state.phase === "main-attack";
	const pins = attacker === state.first;
	const fixed = known && acting;
	return {
		area: areaId(area),
		attacker,
		entries: [...entries(state, attacker, area).map((entry) => ({
			...entry,
			main: known ? entry.main : null
		})), ...entries(state, 1 - attacker, area)],
		bordersLeft: [0, 1].map((side) => bordersAllowed(state, side, area) - bordersUsed(state, side, area)),
		pinned: !fixed ? null : pins ? mainForce(state, area) : 0,
		free: !fixed ? null : startedHere(state, 1 - attacker, area) - (pins ? mainForce(state, area) : 0)
	};
}
function entries(state, seat, area) {
	const attacking = state.attacker[area] === seat;
	const main = num(state.main, area);
	const entered = state.entered[seat];
	const byLand = (NEIGHBOURS[area] ?? []).flatMap((neighbour) => {
		const n = num(entered, neighbour.in);
		return n > 0 ? [{
			seat,
			from: areaId(neighbour.area),
			n,
			main: attacking && main === neighbour.in
		}] : [];
	});
	const bySea = ZONES.flatMap((_, zone) => {
		const n = blocksAt(state, seat, area).filter((block) => state.via[block] === 200 + zone).length;
		return n > 0 ? [{
			seat,
			from: zoneId(zone),
			n,
			main: true
		}] : [];
	});
	return [...byLand, ...bySea];
}
function startedHere(state, seat, area) {
	let started = num(state.here[seat], area);
	for (const neighbour of NEIGHBOURS[area] ?? []) started -= num(state.entered[seat], neighbour.in);
	return started;
}
function pinnedBlocks(state, seat) {
	if (state.phase !== "action" || state.active !== seat) return [];
	return blocksOf(state, seat).filter((block) => {
		const at = num(state.at, block);
		if (at >= AREA_COUNT || state.attacker[at] !== 1 - seat) return false;
		return state.moved[block] === 0 && freeToLeave(state, seat, at) <= 0;
	});
}
//#endregion
//#region games/richard-iii/view/battle.ts
function battleView(state, viewer) {
	const { battle } = state;
	if (!battle) return null;
	return {
		area: areaId(battle.area),
		attacker: battle.attacker,
		round: battle.round,
		rounds: ROUNDS,
		front: [0, 1].flatMap((seat) => (battle.front[seat] ?? []).map((block) => fighterView(state, battle, seat, block))),
		reserves: [0, 1].map((seat) => {
			const reserve = battle.reserve[seat];
			const known = reserve.filter((block) => battle.defected.includes(block));
			return {
				n: reserve.length,
				known: reserveViews(state, known)
			};
		}),
		own: viewer === null ? [] : reserveViews(state, battle.reserve[viewer]),
		next: state.phase === "battle-turn" ? turnBlocks(battle).map(blockId) : [],
		defected: battle.defected.map(blockId),
		rolled: OFFICES.filter((_, i) => (battle.rolled & 1 << i) !== 0),
		treachery: treacheryViews(state, battle),
		hits: battle.hits,
		retreats: [0, 1].map((seat) => retreatViews(state, battle, seat))
	};
}
function reserveViews(state, blocks) {
	return [...blocks].sort((a, b) => a - b).map((block) => ({
		block: blockId(block),
		strength: num(state.strength, block)
	}));
}
function fighterView(state, battle, seat, block) {
	const letter = num(battle.round === 1 ? FIRST_LETTER : LETTER, block);
	return {
		block: blockId(block),
		seat,
		strength: num(state.strength, block),
		letter: "ABCD"[letter],
		firepower: firepower(state, battle, seat, block),
		bonuses: bonusesOf(state, battle, seat, block),
		acted: battle.acted.includes(block),
		mayCharge: seniorInBattle(battle, seat) === block,
		pirate: isPirate(state, block) ? zoneId(num(state.via, block) - 200) : null
	};
}
function treacheryViews(state, battle) {
	const views = [];
	const add = (seat, block, office) => {
		for (const target of battle.front[1 - seat]) {
			if (!mayTempt(state, battle, office, target)) continue;
			const dice = treacheryDice(office, target);
			const name = office === 0 ? "treason" : OFFICES[office >> 1];
			const by = block < 0 ? null : blockId(block);
			views.push({
				office: name,
				seat,
				block: by,
				target: blockId(target),
				dice,
				oneIn: 2 ** dice
			});
		}
	};
	if (state.phase === "treason-roll") add(state.treason, -1, 0);
	for (let seat = 0; seat < 2; seat++) {
		if (battle.round === ROUNDS && seat === battle.attacker) continue;
		for (const block of battle.front[seat]) if (mayRoll(state, battle, block) && !battle.acted.includes(block)) add(seat, block, officeOf(state, block));
	}
	return views;
}
function retreatViews(state, battle, seat) {
	const byLand = landRetreats(state, battle, seat).map(({ to, left }) => ({
		to: areaId(to),
		left
	}));
	const zones = new Set((battle.front[seat] ?? []).filter((b) => isPirate(state, b)).map((b) => num(state.via, b) - 200));
	const bySea = [...new Set([...zones].flatMap((zone) => seaWays(state, seat, battle.area, zone)))].sort((a, b) => a - b).map((to) => ({
		to: areaId(to),
		left: null
	}));
	return [...byLand, ...bySea];
}
//#endregion
//#region games/richard-iii/view/view.ts
function view(state, seat) {
	const { phase } = state;
	return {
		seat,
		scenario: state.scenario,
		rules: { ...state.rules },
		campaign: state.campaign,
		campaigns: scenarioOf(state.scenario).campaigns,
		turn: state.turn,
		turns: TURNS,
		phase,
		awaiting: [...awaiting(state)],
		first: state.first < 0 ? null : state.first,
		active: state.active < 0 ? null : state.active,
		throne: state.throne,
		king: nameOf(state.king),
		pretender: nameOf(state.pretender),
		prisoner: nameOf(state.prisoner),
		areas: areaViews(state, seat),
		borders: BORDER_IDS.map((_, border) => borderView(state, border)),
		blocks: seat === null ? [] : ownBlocks(state, seat),
		houses: [houseView(state, seat, 0), houseView(state, seat, 1)],
		action: actionView(state, seat),
		attacks: attackViews(state, seat),
		battle: battleView(state, seat),
		roll: rollView(state),
		deeds: state.deeds,
		regroup: regroupView(state, seat),
		entry: phase === "minor-entry" ? {
			seat: state.active,
			block: blockId(nextMinor(state, state.active)),
			areas: entryAreas(state, state.active).map(areaId)
		} : null,
		doomed: state.doomed.map(blockId),
		surplus: state.surplus.map((areas) => areas.map(({ area, n }) => ({
			area: areaId(area),
			n
		}))),
		named: seat === null ? [] : (state.named[seat] ?? []).map(blockId),
		plan: seat === state.active ? state.plan.map(({ block, to }) => ({
			block: blockId(block),
			to: to === POOL ? "pool" : areaId(to)
		})) : [],
		pending: seat === state.active ? state.pending.map(blockId) : [],
		outcome: outcome(state)
	};
}
function nameOf(block) {
	return block < 0 ? null : blockId(block);
}
function areaViews(state, seat) {
	const down = state.down.flatMap((isDown, block) => isDown === 1 ? [block] : []);
	return AREAS.map((_, area) => areaView(state, seat, area, down));
}
function areaView(state, seat, area, down) {
	const red = num(state.here[0], area);
	const white = num(state.here[1], area);
	const rebels = state.at[REBEL] === area && state.down[REBEL] === 0;
	const rebelOf = rebels ? ownerOf(state, REBEL) : -1;
	const counted = countedIn(state, seat, area);
	const limit = num(SUPPLY_LIMIT, area);
	return {
		id: areaId(area),
		red: red - (rebelOf === 0 ? 1 : 0),
		white: white - (rebelOf === 1 ? 1 : 0),
		black: rebels ? 1 : 0,
		holder: red > 0 && white > 0 ? "contested" : red > 0 ? 0 : white > 0 ? 1 : null,
		faceDown: down.filter((block) => state.at[block] === area).map(blockId),
		limit,
		counted,
		surplus: counted === null ? null : Math.max(0, counted - limit)
	};
}
function countedIn(state, seat, area) {
	if (contested(state, area)) return null;
	const owner = num(EXILE_OF, area);
	if (owner === -1) return num(state.here[0], area) + num(state.here[1], area);
	return owner === seat ? fedBlocks(state, owner, area).length : null;
}
function borderView(state, border) {
	return {
		id: BORDER_IDS[border],
		left: [0, 1].map((seat) => {
			const wider = widerFor(state, seat);
			const left = (entrance) => Math.max(0, room(state, seat, entrance, wider));
			return {
				ab: left(border * 2),
				ba: left(border * 2 + 1)
			};
		})
	};
}
function widerFor(state, seat) {
	if (state.phase !== "action" || state.active !== seat) return 0;
	return CARD_FACTS[num(state.chosen, seat)].wider;
}
function ownBlocks(state, seat) {
	const pinned = pinnedBlocks(state, seat);
	const views = [];
	for (const block of blocksOf(state, seat)) {
		const at = num(state.at, block);
		if (at > POOL || !upright(state, block)) continue;
		views.push({
			block: blockId(block),
			at: at === POOL ? "pool" : areaId(at),
			strength: num(state.strength, block),
			max: num(MAX, block),
			moved: state.moved[block] === 1,
			pinned: pinned.includes(block),
			role: roleOf(state, seat, block, at),
			via: viaName(num(state.via, block))
		});
	}
	return views;
}
function roleOf(state, seat, block, at) {
	const { battle } = state;
	if (at >= AREA_COUNT || !contested(state, at)) return null;
	if (battle?.area === at) {
		if (battle.reserve[seat].includes(block)) return "reserve";
		return battle.attacker === seat ? "main" : "defender";
	}
	const via = num(state.via, block);
	if (state.attacker[at] !== seat) return via === -1 ? "defender" : "reserve";
	return via >= 200 || via === state.main[at] ? "main" : "reserve";
}
function viaName(via) {
	if (via < 0) return null;
	return via >= 200 ? zoneId(via - 200) : areaId(num(ENTRANCE_FROM, via));
}
function actionView(state, seat) {
	if (state.phase !== "action" && state.phase !== "main-attack") return null;
	return {
		seat: state.active,
		card: CARDS[num(state.chosen, state.active)],
		points: state.points,
		activated: state.activated.map(areaId),
		muster: state.muster < 0 ? null : areaId(state.muster),
		asking: state.phase === "main-attack" && seat === state.active ? areaId(state.asking) : null
	};
}
function rollView(state) {
	if (state.roll.length === 0) return null;
	const [number = 0, how = 0, block = -1, target = -1, firepower = 0, hits = 0, ...dice] = state.roll;
	const named = number > state.rollsPast;
	return {
		number,
		how: ROLLS[how],
		block: named ? nameOf(block) : null,
		target: named ? nameOf(target) : null,
		firepower,
		dice,
		hits
	};
}
function regroupView(state, seat) {
	const { regroup } = state;
	if (!regroup) return null;
	const to = seat === state.active ? [...landRegroups(state, seat), ...seaRegroups(state, seat)] : [];
	return {
		area: areaId(regroup.area),
		seat: state.active,
		to: to.map(({ to: area, left }) => ({
			area: areaId(area),
			left
		}))
	};
}
//#endregion
//#region games/richard-iii/index.ts
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
	annotate,
	whyNot,
	barriers: [
		"hands-stand",
		"hand-shown",
		"cards",
		"plague",
		"battle",
		"round",
		"reserves",
		"eliminated",
		"supply",
		"limits",
		"surplus",
		"starved",
		"disbanded",
		"went-home",
		"exiles-dismissed",
		"king-stands"
	],
	copy,
	assert,
	speech
};
//#endregion
//#region \0frozen-rules
var words = {
	en: {
		name: "Richard III",
		tagline: "Blocks in the fog: two houses, three campaigns, one throne.",
		"option.scenario": "Scenario",
		"option.scenario.campaign-1460": "The Wars of the Roses, 1460: three campaigns",
		"option.scenario.kingmaker-1470": "Kingmaker, 1470: one campaign",
		"option.scenario.richard-iii-1483": "Richard III, 1483: one campaign",
		"option.redeals": "Redeals in a campaign",
		"option.redeals.one-in-all": "One in all",
		"option.redeals.one-each": "One for each player",
		"option.bombards-sail": "Bombards may go by sea",
		"option.heir-after-execution": "After an execution the next minor enters",
		"option.heir-after-execution.next-phase": "in the next supply phase",
		"option.heir-after-execution.same-phase": "in the same supply phase",
		"option.heirless-house": "A house whose last heir serves the enemy",
		"option.heirless-house.loses": "has lost",
		"option.heirless-house.plays-on": "plays on",
		"option.treason-by-sea": "Treason allows a sea move",
		"option.pirate-port-bonus": "Piracy keeps the port bonus when nobody is attacked",
		"option.returning-heir": "A senior heir who comes back to his house",
		"option.returning-heir.title-stays": "leaves the title where it is",
		"option.returning-heir.takes-title": "takes the title at once",
		"option.border-limits": "Border limits count",
		"option.border-limits.both-ways": "both directions together",
		"option.border-limits.each-way": "each direction by itself",
		"seat.lancaster": "Lancaster",
		"seat.york": "York",
		"end.heirs-dead": "All five heirs of the other house are dead.",
		"end.heirless": "The other house has no heir of its own left.",
		"end.throne": "The throne is held after the last campaign.",
		"refused.not-your-turn": "It is not your turn to decide.",
		"refused.unknown": "That is not a move here.",
		"refused.not-now": "That cannot be done now.",
		"refused.no-points": "No points are left for it.",
		"refused.card-forbids": "This card does not allow it.",
		"refused.has-moved": "That block has had its move this turn.",
		"refused.pinned": "The blocks left there are pinned by the enemy’s main force.",
		"refused.too-far": "That is too far for one move.",
		"refused.no-border": "Those areas share no border.",
		"refused.enemy-exile": "The enemy’s exile is closed to you.",
		"refused.enemy-border": "The enemy came across that border.",
		"refused.border-full": "No more blocks may cross that border this turn.",
		"refused.too-many-borders": "No further border may be used into that battle.",
		"refused.enemy-stops": "A block must stop where the enemy stands.",
		"refused.must-stop": "A block must stop after a red border.",
		"refused.cannot-sail": "That block does not go to sea.",
		"refused.enemy-coast": "The enemy holds that coast.",
		"refused.no-sea-way": "No sea joins those two coasts for that many blocks.",
		"refused.not-there": "Not in that area.",
		"phase.mulligan": "answers about a redeal",
		"phase.mulligan-answer": "keeping a hand or giving it back",
		"phase.choose-card": "a card",
		"phase.action": "actions",
		"phase.main-attack": "the main attack",
		"phase.choose-battle": "the next battle",
		"phase.treason-roll": "the Treason roll",
		"phase.battle-turn": "a battle turn",
		"phase.assign-hits": "who takes the hits",
		"phase.regroup": "a regroup",
		"phase.minor-entry": "an heir to enter",
		"phase.execute": "a verdict",
		"phase.supply-loss": "supply losses",
		"phase.pretender-home": "the Pretender’s side going home",
		"phase.king-home": "the King’s side going home",
		"phase.exile-surplus": "surplus exiles",
		"phase.over": "the end",
		"prompt.wait": "Waiting for {who}: {what}.",
		"prompt.wait-both": "Waiting for both players: {what}.",
		"prompt.over": "{who} has won. {why}",
		"prompt.mulligan": "Keep your hand, or show it and ask for a redeal if it has 13 points or fewer.",
		"prompt.mulligan-answer": "Your opponent gets a new hand. Keep yours or give it back too.",
		"prompt.choose-card": "Choose a card in secret. You may change it until both have chosen.",
		"prompt.action": {
			"one": "{n} point left: march, sail, recruit, or end.",
			"other": "{n} points left: march, sail, recruit, or end."
		},
		"prompt.action.force-march": {
			"one": "Force March: one group may go up to three areas ({n} point left).",
			"other": "Force March: one group may go up to three areas ({n} points left)."
		},
		"prompt.action.surprise": {
			"one": "Surprise: one group with wider borders, or one sea move ({n} point left).",
			"other": "Surprise: one group with wider borders, or one sea move ({n} points left)."
		},
		"prompt.action.treason": {
			"one": "Treason: move one group; a treachery roll waits for a battle ({n} point left).",
			"other": "Treason: move one group; a treachery roll waits for a battle ({n} points left)."
		},
		"prompt.action.piracy": {
			"one": "Piracy: {n} sea move left; it may attack.",
			"other": "Piracy: {n} sea moves left; they may attack."
		},
		"prompt.action.plague": "Plague: choose an enemy area with a city, or pass.",
		"prompt.action.muster": "Muster: name the friendly or vacant area where your blocks shall meet.",
		"prompt.action.mustering": "Muster in {area}: march blocks there, then end.",
		"prompt.main-attack": "By which border does your main attack enter {area}?",
		"prompt.choose-battle": "Choose the next battle.",
		"prompt.treason-roll": "Battle in {area}: use your Treason roll now, or hold it.",
		"prompt.battle-turn": "{area}, round {round}: act with {blocks}.",
		"prompt.battle-turn.leave": "{area}, round {round}: attackers must retreat; now {blocks}.",
		"prompt.assign-hits": {
			"one": "Choose which of your strongest blocks takes {n} hit.",
			"other": "Choose which of your strongest blocks takes {n} hits."
		},
		"prompt.regroup": "You have won {area}. Regroup to friendly or vacant neighbours, then end.",
		"prompt.minor-entry": "{block} comes of age. Where does he enter?",
		"prompt.execute": "{block} serves you, an heir of the other house. Spare him or execute him.",
		"prompt.supply-loss": {
			"one": "{area} cannot feed everybody: name {n} block that loses a strength.",
			"other": "{area} cannot feed everybody: name {n} blocks that lose a strength."
		},
		"prompt.exile-surplus": {
			"one": "Too many in {area}: name {n} block for the pool.",
			"other": "Too many in {area}: name {n} blocks for the pool."
		},
		"prompt.pretender-home": {
			"one": "Heirs go into exile, nobles home: {n} block to decide.",
			"other": "Heirs go into exile, nobles home: {n} blocks to decide."
		},
		"prompt.king-home": {
			"one": "King, heirs and nobles go home: {n} block to decide.",
			"other": "King, heirs and nobles go home: {n} blocks to decide."
		},
		"prompt.home-done": "Everybody has a place. Send them home.",
		"move.decline": "Keep the hand",
		"move.request": "Show the hand and ask for a redeal",
		"move.keep": "Keep your own hand",
		"move.give-back": "Give your hand back too",
		"move.card": "Play {card}",
		"move.march": "{block}: {route}",
		"move.sail": "{blocks} by sea from {from} to {to}",
		"move.sail.attack": "{blocks} attack {to} from {from}, by the {zone}",
		"move.recruit": "Recruit {block} in {area}",
		"move.muster": "Muster in {area}",
		"move.plague": "Plague in {area}",
		"move.battle": "Fight in {area}",
		"move.main": "Main attack on {area} from {from}",
		"move.end.action": "End your actions",
		"move.end.plague": "Pass the Plague",
		"move.end.regroup": "End the regroup",
		"move.end.home": "Send everybody home",
		"move.hold": "Hold the Treason roll",
		odds: {
			"one": "{n} chance in {n}",
			"other": "one chance in {n}"
		},
		"move.treason": "Treason: tempt {target} ({odds})",
		"move.fire": "{block} fires ({power})",
		"move.pass": "{block} passes",
		"move.hit": "{block} takes the hits",
		"move.charge": "{block} charges {target}",
		"move.treachery": "{block} tempts {target} ({odds})",
		"move.retreat": "{block} retreats to {to}",
		"move.regroup": "{block} regroups to {to}",
		"move.enter": "{block} enters {area}",
		"move.execute": "Execute {block}",
		"move.spare": "Spare {block}",
		"move.starve": "{block} loses a strength",
		"move.dismiss": "{block} goes to the pool",
		"move.home": "{block} goes home to {to}",
		"move.home.stay": "{block} stays in {to}",
		"move.home.pool": "{block} goes to {to}",
		"event.own": {
			"one": "Your block: {blocks}.",
			"other": "Your blocks: {blocks}."
		},
		"event.answered": "{who} has decided about the redeal.",
		"event.hand-shown": {
			"one": "{who} shows a hand of {n} point and asks for a redeal: {cards}.",
			"other": "{who} shows a hand of {n} points and asks for a redeal: {cards}."
		},
		"event.hands-stand": "The hands stand.",
		"event.hand-kept": "{who} keeps the hand.",
		"event.redealt": "{who} gets seven new cards.",
		"event.redealt.both": "Both players get seven new cards.",
		"event.chose": "{who} has chosen a card.",
		"event.cards.event": "Turn {n}. Lancaster: {red}. York: {white}. The event goes first: {who}.",
		"event.cards.higher": "Turn {n}. Lancaster: {red}. York: {white}. The higher card goes first: {who}.",
		"event.cards.tie": "Turn {n}. Lancaster: {red}. York: {white}. On a tie the Pretender’s side goes first: {who}.",
		"event.marched": "{who}: {block} marches {route}.",
		"event.marched.attack": "{who}: {block} marches into battle, {route}.",
		"event.sailed": {
			"one": "{who}: {n} block sails from {from} to {to}.",
			"other": "{who}: {n} blocks sail from {from} to {to}."
		},
		"event.sailed.attack": {
			"one": "{who}: {n} block lands from {from} and attacks {to} by the {zone}.",
			"other": "{who}: {n} blocks land from {from} and attack {to} by the {zone}."
		},
		"event.recruited": "{who}: {block} is raised in {area}.",
		"event.mustered": "{who} musters in {area}.",
		"event.plague": "{who} sends the plague to {area}: every block there loses a strength.",
		"event.no-use": "{who} has no use for {card}.",
		"event.actions-over": "{who} ends the actions.",
		"event.main": "{who}: the main attack on {area} comes from {from}.",
		"event.freed": "{block} is free.",
		"event.battle": {
			"one": "Battle in {area}, attacked by {who}: {blocks}. {n} block waits in reserve.",
			"other": "Battle in {area}, attacked by {who}: {blocks}. {n} blocks wait in reserve."
		},
		"event.round": "Round {n} of the battle.",
		"event.reserves": "{who}: reserves arrive: {blocks}.",
		"event.reserves.deployed": "{who}: reserves step in at once: {blocks}.",
		"event.held": "{who} holds the Treason roll.",
		"event.treachery.success": "{block} tempts {target}: {dice}. It works.",
		"event.treachery.failure": "{block} tempts {target}: {dice}. In vain.",
		"event.treason.success": "{who} plays Treason on {target}: {dice}. It works.",
		"event.treason.failure": "{who} plays Treason on {target}: {dice}. In vain.",
		"event.defected": "{block} now serves {who}.",
		"event.fired": {
			"one": "{block} fires at {power} ({dice}): {n} hit.",
			"other": "{block} fires at {power} ({dice}): {n} hits."
		},
		"event.charged": {
			"one": "{block} charges {target} at {power} ({dice}): {n} hit.",
			"other": "{block} charges {target} at {power} ({dice}): {n} hits."
		},
		"event.shot-back": {
			"one": "{block} shoots back at {target} at {power} ({dice}): {n} hit.",
			"other": "{block} shoots back at {target} at {power} ({dice}): {n} hits."
		},
		"event.hit": {
			"one": "{block} takes {n} hit; {left} left.",
			"other": "{block} takes {n} hits; {left} left."
		},
		"event.hits-lost": {
			"one": "{n} hit is lost.",
			"other": "{n} hits are lost."
		},
		"event.passed": "{block} passes.",
		"event.retreated": "{block} retreats to {to}.",
		"event.roles-swapped": "The defenders are gone: {who} is now the attacker.",
		"event.battle-over": "{who} wins the battle in {area}.",
		"event.regrouped": "{who}: {block} regroups from {from} to {to}.",
		"event.regroup-over": "{who} has regrouped.",
		"event.eliminated.dead": "{block} is dead ({cause}).",
		"event.eliminated.pool": "{block} is out until the next campaign ({cause}).",
		"event.eliminated.home": "{block} is beaten and lies at home until the next campaign ({cause}).",
		"cause.battle": "in battle",
		"cause.no-retreat": "no way to retreat",
		"cause.plague": "by the plague",
		"cause.supply": "for want of supply",
		"cause.execution": "executed",
		"event.king": "{block} is King.",
		"event.king-stands": "{block} is proclaimed in {area}.",
		"event.pretender": "{block} is the Pretender.",
		"event.supply": "Supply phase of turn {n}.",
		"event.limits": "Supply is counted.",
		"event.surplus": {
			"one": "{who}: {n} block too many in {area}.",
			"other": "{who}: {n} blocks too many in {area}."
		},
		"event.entered": "{who}: {block} comes of age and enters {area}.",
		"event.entry-waits": "{who}: {block} finds no place to enter and waits.",
		"event.spared": "{who} spares {block}.",
		"event.losses-named": "{who} has chosen.",
		"event.starved": {
			"one": "{who}: {n} block in {area} loses a strength.",
			"other": "{who}: {n} blocks in {area} lose a strength."
		},
		"event.disbanded": "{who} disbands levies and mercenaries: {ways}.",
		"event.disbanded.none": "{who} has nobody to disband.",
		"event.went-home": "{who} goes home: {ways}.",
		"event.went-home.none": "{who} stays where it is.",
		going: {
			"one": "{n} block from {from} to {to}",
			"other": "{n} blocks from {from} to {to}"
		},
		"event.count": "Heads are counted: Lancaster {red}, York {white}. The King keeps the throne.",
		"event.count.usurped": "Heads are counted: Lancaster {red}, York {white}. The throne is usurped.",
		"event.exiles-dismissed": {
			"one": "{who}: {n} surplus exile leaves {area} for the pool.",
			"other": "{who}: {n} surplus exiles leave {area} for the pool."
		},
		"event.campaign": "Campaign {n} begins; everybody is whole again and seven cards are dealt to each.",
		"event.over": "{who} wins. {why}",
		"block-strength": {
			"one": "{block} {n}",
			"other": "{block} {n}"
		},
		"fact.throne": "Holds the throne",
		"fact.pretender": "Claims the throne",
		"fact.heirs": {
			"one": "{n} heir alive",
			"other": "{n} heirs alive"
		},
		"fact.count": {
			"one": "{n} head in the count",
			"other": "{n} heads in the count"
		},
		"fact.count-range": {
			"one": "{least} to {n} head in the count",
			"other": "{least} to {n} heads in the count"
		},
		"fact.pool": {
			"one": "{n} block in the pool",
			"other": "{n} blocks in the pool"
		},
		"fact.cards": {
			"one": "{n} card in hand",
			"other": "{n} cards in hand"
		},
		"fact.minors-due": {
			"one": "{n} minor will enter",
			"other": "{n} minors will enter"
		},
		"fact.treason": "Has a Treason roll",
		"place.pool": "the pool",
		"place.sea": "the sea",
		"back.red": "a red block",
		"back.white": "a white block",
		"back.black": "the rebel block",
		"route.2": "{a} → {b}",
		"route.3": "{a} → {b} → {c}",
		"route.4": "{a} → {b} → {c} → {d}",
		"zone.irish-sea": "Irish Sea",
		"zone.north-sea": "North Sea",
		"zone.english-channel": "English Channel",
		"card.2": "a 2",
		"card.3": "a 3",
		"card.4": "a 4",
		"card.force-march": "Force March",
		"card.muster": "Muster",
		"card.piracy": "Piracy",
		"card.plague": "Plague",
		"card.surprise": "Surprise",
		"card.treason": "Treason",
		"area.scotland": "Scotland",
		"area.northumbria": "Northumbria",
		"area.cumbria": "Cumbria",
		"area.north-yorks": "North Yorks",
		"area.east-yorks": "East Yorks",
		"area.south-yorks": "South Yorks",
		"area.lancaster": "Lancaster",
		"area.isle-of-man": "Isle of Man",
		"area.caernarvon": "Caernarvon",
		"area.chester": "Chester",
		"area.derby": "Derby",
		"area.lincoln": "Lincoln",
		"area.pembroke": "Pembroke",
		"area.powys": "Powys",
		"area.hereford": "Hereford",
		"area.warwick": "Warwick",
		"area.leicester": "Leicester",
		"area.rutland": "Rutland",
		"area.east-anglia": "East Anglia",
		"area.glamorgan": "Glamorgan",
		"area.gloucester": "Gloucester",
		"area.oxford": "Oxford",
		"area.middlesex": "Middlesex",
		"area.essex": "Essex",
		"area.somerset": "Somerset",
		"area.wilts": "Wilts",
		"area.sussex": "Sussex",
		"area.kent": "Kent",
		"area.cornwall": "Cornwall",
		"area.dorset": "Dorset",
		"area.ireland": "Ireland",
		"area.france": "France",
		"area.calais": "Calais",
		"block.henry-vi": "Henry VI",
		"block.prince-edward": "Prince Edward",
		"block.exeter": "Exeter",
		"block.somerset": "Somerset",
		"block.richmond": "Richmond",
		"block.oxford": "Oxford",
		"block.pembroke": "Pembroke",
		"block.devon": "Devon",
		"block.beaumont": "Beaumont",
		"block.clifford": "Clifford",
		"block.wiltshire": "Wiltshire",
		"block.buckingham": "Buckingham",
		"block.northumberland": "Northumberland",
		"block.shrewsbury": "Shrewsbury",
		"block.westmoreland": "Westmoreland",
		"block.rivers": "Rivers",
		"block.stanley": "Stanley",
		"block.warwick": "Warwick",
		"block.salisbury": "Salisbury",
		"block.kent": "Kent",
		"block.clarence": "Clarence",
		"block.church-canterbury": "Archbishop of Canterbury",
		"block.church-york": "Archbishop of York",
		"block.levy-bristol": "Bristol levy",
		"block.levy-coventry": "Coventry levy",
		"block.levy-newcastle": "Newcastle levy",
		"block.levy-york": "York levy",
		"block.bombard": "bombard",
		"block.mercenary-french": "French company",
		"block.mercenary-scots": "Scots company",
		"block.mercenary-welsh": "Welsh company",
		"block.york": "York",
		"block.march": "March",
		"block.rutland": "Rutland",
		"block.gloucester": "Gloucester",
		"block.norfolk": "Norfolk",
		"block.suffolk": "Suffolk",
		"block.arundel": "Arundel",
		"block.essex": "Essex",
		"block.worcester": "Worcester",
		"block.hastings": "Hastings",
		"block.herbert": "Herbert",
		"block.levy-london": "London levy",
		"block.levy-norwich": "Norwich levy",
		"block.levy-salisbury": "Salisbury levy",
		"block.mercenary-burgundian": "Burgundian company",
		"block.mercenary-calais": "Calais garrison",
		"block.mercenary-irish": "Irish company",
		"block.rebel": "rebel host"
	},
	fr: {
		name: "Richard III",
		tagline: "Des blocs dans la brume : deux maisons, trois campagnes, un trône.",
		"option.scenario": "Scénario",
		"option.scenario.campaign-1460": "La guerre des Deux-Roses, 1460 : trois campagnes",
		"option.scenario.kingmaker-1470": "Le Faiseur de rois, 1470 : une campagne",
		"option.scenario.richard-iii-1483": "Richard III, 1483 : une campagne",
		"option.redeals": "Nouvelles donnes par campagne",
		"option.redeals.one-in-all": "Une en tout",
		"option.redeals.one-each": "Une par joueur",
		"option.bombards-sail": "Les bombardes peuvent prendre la mer",
		"option.heir-after-execution": "Après une exécution, le mineur suivant entre en jeu",
		"option.heir-after-execution.next-phase": "à la phase de ravitaillement suivante",
		"option.heir-after-execution.same-phase": "dans la même phase de ravitaillement",
		"option.heirless-house": "Une maison dont le dernier héritier sert l’ennemi",
		"option.heirless-house.loses": "a perdu",
		"option.heirless-house.plays-on": "continue à jouer",
		"option.treason-by-sea": "Trahison permet un mouvement par mer",
		"option.pirate-port-bonus": "Piraterie garde le bonus de port sans attaque",
		"option.returning-heir": "Un héritier de rang supérieur qui revient dans sa maison",
		"option.returning-heir.title-stays": "laisse le titre où il est",
		"option.returning-heir.takes-title": "prend aussitôt le titre",
		"option.border-limits": "Les limites de frontière comptent",
		"option.border-limits.both-ways": "les deux sens ensemble",
		"option.border-limits.each-way": "chaque sens séparément",
		"seat.lancaster": "Lancastre",
		"seat.york": "York",
		"end.heirs-dead": "Les cinq héritiers de l’autre maison sont morts.",
		"end.heirless": "L’autre maison n’a plus d’héritier à elle.",
		"end.throne": "Le trône est tenu après la dernière campagne.",
		"refused.not-your-turn": "Ce n’est pas à vous de décider.",
		"refused.unknown": "Ce n’est pas un coup possible ici.",
		"refused.not-now": "Cela n’est pas possible maintenant.",
		"refused.no-points": "Il ne reste plus de points pour cela.",
		"refused.card-forbids": "Cette carte ne le permet pas.",
		"refused.has-moved": "Ce bloc a déjà bougé ce tour-ci.",
		"refused.pinned": "Les blocs qui restent sont fixés par la force principale ennemie.",
		"refused.too-far": "C’est trop loin pour un seul mouvement.",
		"refused.no-border": "Ces régions n’ont pas de frontière commune.",
		"refused.enemy-exile": "L’exil ennemi vous est fermé.",
		"refused.enemy-border": "L’ennemi est entré par cette frontière.",
		"refused.border-full": "Plus aucun bloc ne peut franchir cette frontière ce tour-ci.",
		"refused.too-many-borders": "Aucune autre frontière ne peut servir pour cette bataille.",
		"refused.enemy-stops": "Un bloc doit s’arrêter là où se tient l’ennemi.",
		"refused.must-stop": "Un bloc doit s’arrêter après une frontière rouge.",
		"refused.cannot-sail": "Ce bloc ne prend pas la mer.",
		"refused.enemy-coast": "L’ennemi tient cette côte.",
		"refused.no-sea-way": "Aucune mer ne relie ces deux côtes pour autant de blocs.",
		"refused.not-there": "Pas dans cette région.",
		"phase.mulligan": "la réponse sur la nouvelle donne",
		"phase.mulligan-answer": "la main à garder ou à rendre",
		"phase.choose-card": "le choix d’une carte",
		"phase.action": "les actions",
		"phase.main-attack": "l’attaque principale",
		"phase.choose-battle": "la prochaine bataille",
		"phase.treason-roll": "le jet de Trahison",
		"phase.battle-turn": "un tour de bataille",
		"phase.assign-hits": "qui encaisse les touches",
		"phase.regroup": "un regroupement",
		"phase.minor-entry": "l’entrée d’un héritier",
		"phase.execute": "un verdict",
		"phase.supply-loss": "les pertes de ravitaillement",
		"phase.pretender-home": "le retour du camp du Prétendant",
		"phase.king-home": "le retour du camp du Roi",
		"phase.exile-surplus": "les exilés en surnombre",
		"phase.over": "la fin",
		"prompt.wait": "On attend {who} : {what}.",
		"prompt.wait-both": "On attend les deux joueurs : {what}.",
		"prompt.over": "{who} a gagné. {why}",
		"prompt.mulligan": "Gardez votre main, ou montrez-la pour demander une nouvelle donne si elle vaut 13 points ou moins.",
		"prompt.mulligan-answer": "Votre adversaire reçoit une nouvelle main. Gardez la vôtre ou rendez-la aussi.",
		"prompt.choose-card": "Choisissez une carte en secret. Vous pouvez en changer tant que l’autre n’a pas choisi.",
		"prompt.action": {
			"one": "{n} point restant : marchez, naviguez, recrutez ou terminez.",
			"many": "{n} points restants : marchez, naviguez, recrutez ou terminez.",
			"other": "{n} points restants : marchez, naviguez, recrutez ou terminez."
		},
		"prompt.action.force-march": {
			"one": "Marche forcée : un groupe avance jusqu’à trois régions ({n} point restant).",
			"many": "Marche forcée : un groupe avance jusqu’à trois régions ({n} points restants).",
			"other": "Marche forcée : un groupe avance jusqu’à trois régions ({n} points restants)."
		},
		"prompt.action.surprise": {
			"one": "Surprise : un groupe aux frontières élargies, ou un mouvement par mer ({n} point restant).",
			"many": "Surprise : un groupe aux frontières élargies, ou un mouvement par mer ({n} points restants).",
			"other": "Surprise : un groupe aux frontières élargies, ou un mouvement par mer ({n} points restants)."
		},
		"prompt.action.treason": {
			"one": "Trahison : déplacez un groupe ; un jet de traîtrise attend une bataille ({n} point restant).",
			"many": "Trahison : déplacez un groupe ; un jet de traîtrise attend une bataille ({n} points restants).",
			"other": "Trahison : déplacez un groupe ; un jet de traîtrise attend une bataille ({n} points restants)."
		},
		"prompt.action.piracy": {
			"one": "Piraterie : {n} mouvement par mer restant, attaque permise.",
			"many": "Piraterie : {n} mouvements par mer restants, attaque permise.",
			"other": "Piraterie : {n} mouvements par mer restants, attaque permise."
		},
		"prompt.action.plague": "Peste : choisissez une région ennemie avec une ville, ou passez.",
		"prompt.action.muster": "Rassemblement : désignez la région amie ou vide où vos blocs se retrouvent.",
		"prompt.action.mustering": "Rassemblement ({area}) : faites-y marcher des blocs, puis terminez.",
		"prompt.main-attack": "Attaque principale ({area}) : par quelle frontière entre-t-elle ?",
		"prompt.choose-battle": "Choisissez la prochaine bataille.",
		"prompt.treason-roll": "Bataille ({area}) : utilisez maintenant votre jet de Trahison, ou gardez-le.",
		"prompt.battle-turn": "{area}, manche {round} : agissez avec {blocks}.",
		"prompt.battle-turn.leave": "{area}, manche {round} : les attaquants doivent se retirer ; à présent {blocks}.",
		"prompt.assign-hits": {
			"one": "Choisissez lequel de vos blocs les plus forts encaisse {n} touche.",
			"many": "Choisissez lequel de vos blocs les plus forts encaisse {n} touches.",
			"other": "Choisissez lequel de vos blocs les plus forts encaisse {n} touches."
		},
		"prompt.regroup": "Bataille gagnée ({area}). Regroupez vos blocs dans des régions voisines amies ou vides, puis terminez.",
		"prompt.minor-entry": "{block} atteint sa majorité. Où entre-t-il ?",
		"prompt.execute": "{block}, héritier de l’autre maison, vous sert. Épargnez-le ou faites-le exécuter.",
		"prompt.supply-loss": {
			"one": "{area} ne peut nourrir tout le monde : désignez {n} bloc qui perd un point de force.",
			"many": "{area} ne peut nourrir tout le monde : désignez {n} blocs qui perdent un point de force.",
			"other": "{area} ne peut nourrir tout le monde : désignez {n} blocs qui perdent un point de force."
		},
		"prompt.exile-surplus": {
			"one": "Trop de monde ({area}) : désignez {n} bloc pour la réserve.",
			"many": "Trop de monde ({area}) : désignez {n} blocs pour la réserve.",
			"other": "Trop de monde ({area}) : désignez {n} blocs pour la réserve."
		},
		"prompt.pretender-home": {
			"one": "Les héritiers vont en exil, les nobles chez eux : {n} bloc à décider.",
			"many": "Les héritiers vont en exil, les nobles chez eux : {n} blocs à décider.",
			"other": "Les héritiers vont en exil, les nobles chez eux : {n} blocs à décider."
		},
		"prompt.king-home": {
			"one": "Roi, héritiers et nobles rentrent : {n} bloc à décider.",
			"many": "Roi, héritiers et nobles rentrent : {n} blocs à décider.",
			"other": "Roi, héritiers et nobles rentrent : {n} blocs à décider."
		},
		"prompt.home-done": "Chacun a sa place. Faites-les rentrer.",
		"move.decline": "Garder la main",
		"move.request": "Montrer la main et demander une nouvelle donne",
		"move.keep": "Garder sa propre main",
		"move.give-back": "Rendre sa main aussi",
		"move.card": "Jouer {card}",
		"move.march": "{block} : {route}",
		"move.sail": "{blocks} par mer : {from} → {to}",
		"move.sail.attack": "{blocks} : attaque par mer, {from} → {to} ({zone})",
		"move.recruit": "Recruter {block} : {area}",
		"move.muster": "Rassembler : {area}",
		"move.plague": "Peste : {area}",
		"move.battle": "Combattre : {area}",
		"move.main": "Attaque principale : {from} → {area}",
		"move.end.action": "Terminer ses actions",
		"move.end.plague": "Renoncer à la Peste",
		"move.end.regroup": "Terminer le regroupement",
		"move.end.home": "Faire rentrer tout le monde",
		"move.hold": "Garder le jet de Trahison",
		odds: {
			"one": "{n} chance sur {n}",
			"many": "une chance sur {n}",
			"other": "une chance sur {n}"
		},
		"move.treason": "Trahison : tenter {target} ({odds})",
		"move.fire": "{block} tire ({power})",
		"move.pass": "{block} passe",
		"move.hit": "{block} encaisse les touches",
		"move.charge": "{block} charge {target}",
		"move.treachery": "{block} tente {target} ({odds})",
		"move.retreat": "{block} se retire : {to}",
		"move.regroup": "{block} se regroupe : {to}",
		"move.enter": "{block} entre en jeu : {area}",
		"move.execute": "Exécuter {block}",
		"move.spare": "Épargner {block}",
		"move.starve": "{block} perd un point de force",
		"move.dismiss": "{block} va à la réserve",
		"move.home": "{block} rentre : {to}",
		"move.home.stay": "{block} reste : {to}",
		"move.home.pool": "{block} va à la {to}",
		"event.own": {
			"one": "Votre bloc : {blocks}.",
			"many": "Vos blocs : {blocks}.",
			"other": "Vos blocs : {blocks}."
		},
		"event.answered": "{who} a décidé de la nouvelle donne.",
		"event.hand-shown": {
			"one": "{who} montre une main de {n} point et demande une nouvelle donne : {cards}.",
			"many": "{who} montre une main de {n} points et demande une nouvelle donne : {cards}.",
			"other": "{who} montre une main de {n} points et demande une nouvelle donne : {cards}."
		},
		"event.hands-stand": "Les mains sont gardées.",
		"event.hand-kept": "{who} garde sa main.",
		"event.redealt": "{who} reçoit sept nouvelles cartes.",
		"event.redealt.both": "Les deux joueurs reçoivent sept nouvelles cartes.",
		"event.chose": "{who} a choisi une carte.",
		"event.cards.event": "Tour {n}. Lancastre : {red}. York : {white}. L’événement commence : {who}.",
		"event.cards.higher": "Tour {n}. Lancastre : {red}. York : {white}. La plus haute carte commence : {who}.",
		"event.cards.tie": "Tour {n}. Lancastre : {red}. York : {white}. À égalité, le camp du Prétendant commence : {who}.",
		"event.marched": "{who} : {block} marche {route}.",
		"event.marched.attack": "{who} : {block} marche au combat, {route}.",
		"event.sailed": {
			"one": "{who} : {n} bloc prend la mer, {from} → {to}.",
			"many": "{who} : {n} blocs prennent la mer, {from} → {to}.",
			"other": "{who} : {n} blocs prennent la mer, {from} → {to}."
		},
		"event.sailed.attack": {
			"one": "{who} : {n} bloc attaque par mer, {from} → {to} ({zone}).",
			"many": "{who} : {n} blocs attaquent par mer, {from} → {to} ({zone}).",
			"other": "{who} : {n} blocs attaquent par mer, {from} → {to} ({zone})."
		},
		"event.recruited": "{who} : {block} est levé ({area}).",
		"event.mustered": "{who} rassemble ses forces : {area}.",
		"event.plague": "{who} envoie la peste ({area}) : chaque bloc y perd un point de force.",
		"event.no-use": "{who} n’a pas d’usage pour {card}.",
		"event.actions-over": "{who} termine ses actions.",
		"event.main": "{who} : attaque principale, {from} → {area}.",
		"event.freed": "{block} est libre.",
		"event.battle": {
			"one": "Bataille ({area}), attaque de {who} : {blocks}. {n} bloc attend en renfort.",
			"many": "Bataille ({area}), attaque de {who} : {blocks}. {n} blocs attendent en renfort.",
			"other": "Bataille ({area}), attaque de {who} : {blocks}. {n} blocs attendent en renfort."
		},
		"event.round": "Manche {n} de la bataille.",
		"event.reserves": "{who} : les renforts arrivent : {blocks}.",
		"event.reserves.deployed": "{who} : les renforts entrent aussitôt : {blocks}.",
		"event.held": "{who} garde le jet de Trahison.",
		"event.treachery.success": "{block} tente {target} : {dice}. C’est réussi.",
		"event.treachery.failure": "{block} tente {target} : {dice}. En vain.",
		"event.treason.success": "{who} joue Trahison sur {target} : {dice}. C’est réussi.",
		"event.treason.failure": "{who} joue Trahison sur {target} : {dice}. En vain.",
		"event.defected": "{block} sert désormais {who}.",
		"event.fired": {
			"one": "{block} tire à {power} ({dice}) : {n} touche.",
			"many": "{block} tire à {power} ({dice}) : {n} touches.",
			"other": "{block} tire à {power} ({dice}) : {n} touches."
		},
		"event.charged": {
			"one": "{block} charge {target} à {power} ({dice}) : {n} touche.",
			"many": "{block} charge {target} à {power} ({dice}) : {n} touches.",
			"other": "{block} charge {target} à {power} ({dice}) : {n} touches."
		},
		"event.shot-back": {
			"one": "{block} riposte sur {target} à {power} ({dice}) : {n} touche.",
			"many": "{block} riposte sur {target} à {power} ({dice}) : {n} touches.",
			"other": "{block} riposte sur {target} à {power} ({dice}) : {n} touches."
		},
		"event.hit": {
			"one": "{block} encaisse {n} touche ; il reste {left}.",
			"many": "{block} encaisse {n} touches ; il reste {left}.",
			"other": "{block} encaisse {n} touches ; il reste {left}."
		},
		"event.hits-lost": {
			"one": "{n} touche est perdue.",
			"many": "{n} touches sont perdues.",
			"other": "{n} touches sont perdues."
		},
		"event.passed": "{block} passe.",
		"event.retreated": "{block} se retire : {to}.",
		"event.roles-swapped": "Les défenseurs ont disparu : {who} devient l’attaquant.",
		"event.battle-over": "{who} gagne la bataille ({area}).",
		"event.regrouped": "{who} : {block} se regroupe, {from} → {to}.",
		"event.regroup-over": "{who} a terminé le regroupement.",
		"event.eliminated.dead": "{block} est mort ({cause}).",
		"event.eliminated.pool": "{block} est hors de jeu jusqu’à la prochaine campagne ({cause}).",
		"event.eliminated.home": "{block} est battu et reste chez lui jusqu’à la prochaine campagne ({cause}).",
		"cause.battle": "au combat",
		"cause.no-retreat": "pas de retraite possible",
		"cause.plague": "de la peste",
		"cause.supply": "faute de ravitaillement",
		"cause.execution": "exécuté",
		"event.king": "{block} est Roi.",
		"event.king-stands": "{block} est proclamé roi ({area}).",
		"event.pretender": "{block} est le Prétendant.",
		"event.supply": "Phase de ravitaillement du tour {n}.",
		"event.limits": "On compte le ravitaillement.",
		"event.surplus": {
			"one": "{who} : {n} bloc de trop ({area}).",
			"many": "{who} : {n} blocs de trop ({area}).",
			"other": "{who} : {n} blocs de trop ({area})."
		},
		"event.entered": "{who} : {block} atteint sa majorité et entre en jeu ({area}).",
		"event.entry-waits": "{who} : {block} ne trouve pas où entrer et attend.",
		"event.spared": "{who} épargne {block}.",
		"event.losses-named": "{who} a choisi.",
		"event.starved": {
			"one": "{who} : {n} bloc ({area}) perd un point de force.",
			"many": "{who} : {n} blocs ({area}) perdent un point de force.",
			"other": "{who} : {n} blocs ({area}) perdent un point de force."
		},
		"event.disbanded": "{who} licencie milices et mercenaires : {ways}.",
		"event.disbanded.none": "{who} n’a personne à licencier.",
		"event.went-home": "{who} rentre : {ways}.",
		"event.went-home.none": "{who} reste en place.",
		going: {
			"one": "{n} bloc {from} → {to}",
			"many": "{n} blocs {from} → {to}",
			"other": "{n} blocs {from} → {to}"
		},
		"event.count": "On compte les têtes : Lancastre {red}, York {white}. Le Roi garde le trône.",
		"event.count.usurped": "On compte les têtes : Lancastre {red}, York {white}. Le trône est usurpé.",
		"event.exiles-dismissed": {
			"one": "{who} : {n} exilé en trop part pour la réserve ({area}).",
			"many": "{who} : {n} exilés en trop partent pour la réserve ({area}).",
			"other": "{who} : {n} exilés en trop partent pour la réserve ({area})."
		},
		"event.campaign": "La campagne {n} commence ; tous sont rétablis et chacun reçoit sept cartes.",
		"event.over": "{who} gagne. {why}",
		"block-strength": {
			"one": "{block} {n}",
			"many": "{block} {n}",
			"other": "{block} {n}"
		},
		"fact.throne": "Tient le trône",
		"fact.pretender": "Prétend au trône",
		"fact.heirs": {
			"one": "{n} héritier en vie",
			"many": "{n} héritiers en vie",
			"other": "{n} héritiers en vie"
		},
		"fact.count": {
			"one": "{n} tête au décompte",
			"many": "{n} têtes au décompte",
			"other": "{n} têtes au décompte"
		},
		"fact.count-range": {
			"one": "de {least} à {n} tête au décompte",
			"many": "de {least} à {n} têtes au décompte",
			"other": "de {least} à {n} têtes au décompte"
		},
		"fact.pool": {
			"one": "{n} bloc en réserve",
			"many": "{n} blocs en réserve",
			"other": "{n} blocs en réserve"
		},
		"fact.cards": {
			"one": "{n} carte en main",
			"many": "{n} cartes en main",
			"other": "{n} cartes en main"
		},
		"fact.minors-due": {
			"one": "{n} mineur va entrer",
			"many": "{n} mineurs vont entrer",
			"other": "{n} mineurs vont entrer"
		},
		"fact.treason": "A un jet de Trahison",
		"place.pool": "réserve",
		"place.sea": "la mer",
		"back.red": "un bloc rouge",
		"back.white": "un bloc blanc",
		"back.black": "le bloc rebelle",
		"route.2": "{a} → {b}",
		"route.3": "{a} → {b} → {c}",
		"route.4": "{a} → {b} → {c} → {d}",
		"zone.irish-sea": "mer d’Irlande",
		"zone.north-sea": "mer du Nord",
		"zone.english-channel": "Manche",
		"card.2": "un 2",
		"card.3": "un 3",
		"card.4": "un 4",
		"card.force-march": "Marche forcée",
		"card.muster": "Rassemblement",
		"card.piracy": "Piraterie",
		"card.plague": "Peste",
		"card.surprise": "Surprise",
		"card.treason": "Trahison",
		"area.scotland": "Écosse",
		"area.northumbria": "Northumbrie",
		"area.cumbria": "Cumbria",
		"area.north-yorks": "North Yorks",
		"area.east-yorks": "East Yorks",
		"area.south-yorks": "South Yorks",
		"area.lancaster": "Lancastre",
		"area.isle-of-man": "Île de Man",
		"area.caernarvon": "Caernarvon",
		"area.chester": "Chester",
		"area.derby": "Derby",
		"area.lincoln": "Lincoln",
		"area.pembroke": "Pembroke",
		"area.powys": "Powys",
		"area.hereford": "Hereford",
		"area.warwick": "Warwick",
		"area.leicester": "Leicester",
		"area.rutland": "Rutland",
		"area.east-anglia": "East Anglia",
		"area.glamorgan": "Glamorgan",
		"area.gloucester": "Gloucester",
		"area.oxford": "Oxford",
		"area.middlesex": "Middlesex",
		"area.essex": "Essex",
		"area.somerset": "Somerset",
		"area.wilts": "Wilts",
		"area.sussex": "Sussex",
		"area.kent": "Kent",
		"area.cornwall": "Cornouailles",
		"area.dorset": "Dorset",
		"area.ireland": "Irlande",
		"area.france": "France",
		"area.calais": "Calais",
		"block.henry-vi": "Henri VI",
		"block.prince-edward": "prince Édouard",
		"block.exeter": "Exeter",
		"block.somerset": "Somerset",
		"block.richmond": "Richmond",
		"block.oxford": "Oxford",
		"block.pembroke": "Pembroke",
		"block.devon": "Devon",
		"block.beaumont": "Beaumont",
		"block.clifford": "Clifford",
		"block.wiltshire": "Wiltshire",
		"block.buckingham": "Buckingham",
		"block.northumberland": "Northumberland",
		"block.shrewsbury": "Shrewsbury",
		"block.westmoreland": "Westmoreland",
		"block.rivers": "Rivers",
		"block.stanley": "Stanley",
		"block.warwick": "Warwick",
		"block.salisbury": "Salisbury",
		"block.kent": "Kent",
		"block.clarence": "Clarence",
		"block.church-canterbury": "archevêque de Cantorbéry",
		"block.church-york": "archevêque d’York",
		"block.levy-bristol": "milice de Bristol",
		"block.levy-coventry": "milice de Coventry",
		"block.levy-newcastle": "milice de Newcastle",
		"block.levy-york": "milice d’York",
		"block.bombard": "bombarde",
		"block.mercenary-french": "mercenaire français",
		"block.mercenary-scots": "mercenaire écossais",
		"block.mercenary-welsh": "mercenaire gallois",
		"block.york": "York",
		"block.march": "March",
		"block.rutland": "Rutland",
		"block.gloucester": "Gloucester",
		"block.norfolk": "Norfolk",
		"block.suffolk": "Suffolk",
		"block.arundel": "Arundel",
		"block.essex": "Essex",
		"block.worcester": "Worcester",
		"block.hastings": "Hastings",
		"block.herbert": "Herbert",
		"block.levy-london": "milice de Londres",
		"block.levy-norwich": "milice de Norwich",
		"block.levy-salisbury": "milice de Salisbury",
		"block.mercenary-burgundian": "mercenaire bourguignon",
		"block.mercenary-calais": "garnison de Calais",
		"block.mercenary-irish": "mercenaire irlandais",
		"block.rebel": "bande rebelle"
	},
	it: {
		name: "Riccardo III",
		tagline: "Blocchi nella nebbia: due casate, tre campagne, un trono.",
		"option.scenario": "Scenario",
		"option.scenario.campaign-1460": "La guerra delle Due Rose, 1460: tre campagne",
		"option.scenario.kingmaker-1470": "Il Creatore di re, 1470: una campagna",
		"option.scenario.richard-iii-1483": "Riccardo III, 1483: una campagna",
		"option.redeals": "Ridistribuzioni per campagna",
		"option.redeals.one-in-all": "Una in tutto",
		"option.redeals.one-each": "Una per giocatore",
		"option.bombards-sail": "Le bombarde possono andare per mare",
		"option.heir-after-execution": "Dopo un’esecuzione entra in gioco il minorenne successivo",
		"option.heir-after-execution.next-phase": "nella fase di rifornimento seguente",
		"option.heir-after-execution.same-phase": "nella stessa fase di rifornimento",
		"option.heirless-house": "Una casata il cui ultimo erede serve il nemico",
		"option.heirless-house.loses": "ha perso",
		"option.heirless-house.plays-on": "continua a giocare",
		"option.treason-by-sea": "Tradimento permette una mossa per mare",
		"option.pirate-port-bonus": "Pirateria mantiene il bonus dei porti se non attacca",
		"option.returning-heir": "Un erede di rango superiore che torna alla sua casata",
		"option.returning-heir.title-stays": "lascia il titolo dov’è",
		"option.returning-heir.takes-title": "prende subito il titolo",
		"option.border-limits": "I limiti dei confini contano",
		"option.border-limits.both-ways": "i due sensi insieme",
		"option.border-limits.each-way": "ogni senso per sé",
		"seat.lancaster": "Lancaster",
		"seat.york": "York",
		"end.heirs-dead": "I cinque eredi dell’altra casata sono morti.",
		"end.heirless": "L’altra casata non ha più un erede suo.",
		"end.throne": "Il trono è tenuto dopo l’ultima campagna.",
		"refused.not-your-turn": "Non tocca a te decidere.",
		"refused.unknown": "Questa non è una mossa possibile qui.",
		"refused.not-now": "Adesso non si può fare.",
		"refused.no-points": "Non restano punti per farlo.",
		"refused.card-forbids": "Questa carta non lo permette.",
		"refused.has-moved": "Questo blocco si è già mosso in questo turno.",
		"refused.pinned": "I blocchi rimasti sono bloccati dalla forza principale nemica.",
		"refused.too-far": "È troppo lontano per una sola mossa.",
		"refused.no-border": "Queste aree non confinano.",
		"refused.enemy-exile": "L’esilio nemico ti è chiuso.",
		"refused.enemy-border": "Il nemico è entrato da quel confine.",
		"refused.border-full": "In questo turno nessun altro blocco può passare quel confine.",
		"refused.too-many-borders": "Nessun altro confine può essere usato per quella battaglia.",
		"refused.enemy-stops": "Un blocco deve fermarsi dove c’è il nemico.",
		"refused.must-stop": "Un blocco deve fermarsi dopo un confine rosso.",
		"refused.cannot-sail": "Questo blocco non va per mare.",
		"refused.enemy-coast": "Il nemico tiene quella costa.",
		"refused.no-sea-way": "Nessun mare unisce quelle coste per tanti blocchi.",
		"refused.not-there": "Non in quell’area.",
		"phase.mulligan": "la risposta sulla ridistribuzione",
		"phase.mulligan-answer": "se tenere o restituire la mano",
		"phase.choose-card": "una carta",
		"phase.action": "le azioni",
		"phase.main-attack": "l’attacco principale",
		"phase.choose-battle": "la prossima battaglia",
		"phase.treason-roll": "il tiro di Tradimento",
		"phase.battle-turn": "un turno di battaglia",
		"phase.assign-hits": "chi subisce i colpi",
		"phase.regroup": "un raggruppamento",
		"phase.minor-entry": "l’entrata di un erede",
		"phase.execute": "un verdetto",
		"phase.supply-loss": "le perdite di rifornimento",
		"phase.pretender-home": "il ritorno della parte del Pretendente",
		"phase.king-home": "il ritorno della parte del Re",
		"phase.exile-surplus": "gli esuli in eccesso",
		"phase.over": "la fine",
		"prompt.wait": "Si attende {who}: {what}.",
		"prompt.wait-both": "Si attendono entrambi: {what}.",
		"prompt.over": "{who} ha vinto. {why}",
		"prompt.mulligan": "Tieni la mano, oppure mostrala e chiedi una ridistribuzione se vale al massimo 13 punti.",
		"prompt.mulligan-answer": "Il tuo avversario riceve una nuova mano. Tieni la tua o restituisci anche quella.",
		"prompt.choose-card": "Scegli una carta in segreto. Puoi cambiarla finché non avete scelto entrambi.",
		"prompt.action": {
			"one": "{n} punto rimasto: marcia, naviga, recluta o termina.",
			"many": "{n} punti rimasti: marcia, naviga, recluta o termina.",
			"other": "{n} punti rimasti: marcia, naviga, recluta o termina."
		},
		"prompt.action.force-march": {
			"one": "Marcia forzata: un gruppo si muove fino a tre aree ({n} punto rimasto).",
			"many": "Marcia forzata: un gruppo si muove fino a tre aree ({n} punti rimasti).",
			"other": "Marcia forzata: un gruppo si muove fino a tre aree ({n} punti rimasti)."
		},
		"prompt.action.surprise": {
			"one": "Sorpresa: un gruppo con confini più larghi, o una mossa per mare ({n} punto rimasto).",
			"many": "Sorpresa: un gruppo con confini più larghi, o una mossa per mare ({n} punti rimasti).",
			"other": "Sorpresa: un gruppo con confini più larghi, o una mossa per mare ({n} punti rimasti)."
		},
		"prompt.action.treason": {
			"one": "Tradimento: muovi un gruppo; un tiro di tradimento attende una battaglia ({n} punto rimasto).",
			"many": "Tradimento: muovi un gruppo; un tiro di tradimento attende una battaglia ({n} punti rimasti).",
			"other": "Tradimento: muovi un gruppo; un tiro di tradimento attende una battaglia ({n} punti rimasti)."
		},
		"prompt.action.piracy": {
			"one": "Pirateria: {n} mossa per mare rimasta, anche per attaccare.",
			"many": "Pirateria: {n} mosse per mare rimaste, anche per attaccare.",
			"other": "Pirateria: {n} mosse per mare rimaste, anche per attaccare."
		},
		"prompt.action.plague": "Peste: scegli un’area nemica con una città, o passa.",
		"prompt.action.muster": "Raduno: indica l’area amica o vuota dove i tuoi blocchi si riuniscono.",
		"prompt.action.mustering": "Raduno in {area}: fai marciare lì i blocchi, poi termina.",
		"prompt.main-attack": "Da quale confine entra il tuo attacco principale ({area})?",
		"prompt.choose-battle": "Scegli la prossima battaglia.",
		"prompt.treason-roll": "Battaglia in {area}: usa ora il tiro di Tradimento, o tienilo.",
		"prompt.battle-turn": "{area}, round {round}: agisci con {blocks}.",
		"prompt.battle-turn.leave": "{area}, round {round}: gli attaccanti devono ritirarsi; ora {blocks}.",
		"prompt.assign-hits": {
			"one": "Scegli quale dei tuoi blocchi più forti subisce {n} colpo.",
			"many": "Scegli quale dei tuoi blocchi più forti subisce {n} colpi.",
			"other": "Scegli quale dei tuoi blocchi più forti subisce {n} colpi."
		},
		"prompt.regroup": "Hai vinto in {area}. Raggruppa verso aree vicine amiche o vuote, poi termina.",
		"prompt.minor-entry": "{block} diventa maggiorenne. Dove entra?",
		"prompt.execute": "{block}, erede dell’altra casata, ti serve. Risparmialo o fallo giustiziare.",
		"prompt.supply-loss": {
			"one": "{area} non può nutrire tutti: indica {n} blocco che perde un punto di forza.",
			"many": "{area} non può nutrire tutti: indica {n} blocchi che perdono un punto di forza.",
			"other": "{area} non può nutrire tutti: indica {n} blocchi che perdono un punto di forza."
		},
		"prompt.exile-surplus": {
			"one": "Troppi in {area}: indica {n} blocco per la riserva.",
			"many": "Troppi in {area}: indica {n} blocchi per la riserva.",
			"other": "Troppi in {area}: indica {n} blocchi per la riserva."
		},
		"prompt.pretender-home": {
			"one": "Gli eredi vanno in esilio, i nobili a casa: {n} blocco da decidere.",
			"many": "Gli eredi vanno in esilio, i nobili a casa: {n} blocchi da decidere.",
			"other": "Gli eredi vanno in esilio, i nobili a casa: {n} blocchi da decidere."
		},
		"prompt.king-home": {
			"one": "Re, eredi e nobili tornano a casa: {n} blocco da decidere.",
			"many": "Re, eredi e nobili tornano a casa: {n} blocchi da decidere.",
			"other": "Re, eredi e nobili tornano a casa: {n} blocchi da decidere."
		},
		"prompt.home-done": "Tutti hanno un posto. Mandali a casa.",
		"move.decline": "Tenere la mano",
		"move.request": "Mostrare la mano e chiedere una ridistribuzione",
		"move.keep": "Tenere la propria mano",
		"move.give-back": "Restituire anche la propria mano",
		"move.card": "Giocare {card}",
		"move.march": "{block}: {route}",
		"move.sail": "{blocks} per mare: {from} → {to}",
		"move.sail.attack": "{blocks}: attacco per mare, {from} → {to} ({zone})",
		"move.recruit": "Reclutare {block} in {area}",
		"move.muster": "Radunare in {area}",
		"move.plague": "Peste in {area}",
		"move.battle": "Combattere in {area}",
		"move.main": "Attacco principale: {from} → {area}",
		"move.end.action": "Terminare le azioni",
		"move.end.plague": "Rinunciare alla Peste",
		"move.end.regroup": "Terminare il raggruppamento",
		"move.end.home": "Mandare tutti a casa",
		"move.hold": "Tenere il tiro di Tradimento",
		odds: {
			"one": "{n} probabilità su {n}",
			"many": "una probabilità su {n}",
			"other": "una probabilità su {n}"
		},
		"move.treason": "Tradimento: tentare {target} ({odds})",
		"move.fire": "{block} tira ({power})",
		"move.pass": "{block} passa",
		"move.hit": "{block} subisce i colpi",
		"move.charge": "{block} carica {target}",
		"move.treachery": "{block} tenta {target} ({odds})",
		"move.retreat": "{block} si ritira in {to}",
		"move.regroup": "{block} si raggruppa in {to}",
		"move.enter": "{block} entra in {area}",
		"move.execute": "Giustiziare {block}",
		"move.spare": "Risparmiare {block}",
		"move.starve": "{block} perde un punto di forza",
		"move.dismiss": "{block} va nella riserva",
		"move.home": "{block} torna in {to}",
		"move.home.stay": "{block} resta in {to}",
		"move.home.pool": "{block} va nella {to}",
		"event.own": {
			"one": "Il tuo blocco: {blocks}.",
			"many": "I tuoi blocchi: {blocks}.",
			"other": "I tuoi blocchi: {blocks}."
		},
		"event.answered": "{who} ha deciso sulla ridistribuzione.",
		"event.hand-shown": {
			"one": "{who} mostra una mano da {n} punto e chiede una ridistribuzione: {cards}.",
			"many": "{who} mostra una mano da {n} punti e chiede una ridistribuzione: {cards}.",
			"other": "{who} mostra una mano da {n} punti e chiede una ridistribuzione: {cards}."
		},
		"event.hands-stand": "Le mani restano.",
		"event.hand-kept": "{who} tiene la mano.",
		"event.redealt": "{who} riceve sette nuove carte.",
		"event.redealt.both": "Entrambi ricevono sette nuove carte.",
		"event.chose": "{who} ha scelto una carta.",
		"event.cards.event": "Turno {n}. Lancaster: {red}. York: {white}. L’evento va per primo: {who}.",
		"event.cards.higher": "Turno {n}. Lancaster: {red}. York: {white}. La carta più alta va per prima: {who}.",
		"event.cards.tie": "Turno {n}. Lancaster: {red}. York: {white}. In parità va per prima la parte del Pretendente: {who}.",
		"event.marched": "{who}: {block} marcia {route}.",
		"event.marched.attack": "{who}: {block} marcia in battaglia, {route}.",
		"event.sailed": {
			"one": "{who}: {n} blocco naviga, {from} → {to}.",
			"many": "{who}: {n} blocchi navigano, {from} → {to}.",
			"other": "{who}: {n} blocchi navigano, {from} → {to}."
		},
		"event.sailed.attack": {
			"one": "{who}: {n} blocco attacca per mare, {from} → {to} ({zone}).",
			"many": "{who}: {n} blocchi attaccano per mare, {from} → {to} ({zone}).",
			"other": "{who}: {n} blocchi attaccano per mare, {from} → {to} ({zone})."
		},
		"event.recruited": "{who}: {block} è reclutato in {area}.",
		"event.mustered": "{who} raduna le forze in {area}.",
		"event.plague": "{who} manda la peste in {area}: ogni blocco perde un punto di forza.",
		"event.no-use": "{who} non può usare {card}.",
		"event.actions-over": "{who} termina le azioni.",
		"event.main": "{who}: attacco principale, {from} → {area}.",
		"event.freed": "{block} è libero.",
		"event.battle": {
			"one": "Battaglia in {area}, attacca {who}: {blocks}. {n} blocco attende di rincalzo.",
			"many": "Battaglia in {area}, attacca {who}: {blocks}. {n} blocchi attendono di rincalzo.",
			"other": "Battaglia in {area}, attacca {who}: {blocks}. {n} blocchi attendono di rincalzo."
		},
		"event.round": "Round {n} della battaglia.",
		"event.reserves": "{who}: arrivano i rincalzi: {blocks}.",
		"event.reserves.deployed": "{who}: i rincalzi entrano subito: {blocks}.",
		"event.held": "{who} tiene il tiro di Tradimento.",
		"event.treachery.success": "{block} tenta {target}: {dice}. Riesce.",
		"event.treachery.failure": "{block} tenta {target}: {dice}. Invano.",
		"event.treason.success": "{who} usa Tradimento su {target}: {dice}. Riesce.",
		"event.treason.failure": "{who} usa Tradimento su {target}: {dice}. Invano.",
		"event.defected": "{block} ora serve {who}.",
		"event.fired": {
			"one": "{block} tira con {power} ({dice}): {n} colpo.",
			"many": "{block} tira con {power} ({dice}): {n} colpi.",
			"other": "{block} tira con {power} ({dice}): {n} colpi."
		},
		"event.charged": {
			"one": "{block} carica {target} con {power} ({dice}): {n} colpo.",
			"many": "{block} carica {target} con {power} ({dice}): {n} colpi.",
			"other": "{block} carica {target} con {power} ({dice}): {n} colpi."
		},
		"event.shot-back": {
			"one": "{block} risponde a {target} con {power} ({dice}): {n} colpo.",
			"many": "{block} risponde a {target} con {power} ({dice}): {n} colpi.",
			"other": "{block} risponde a {target} con {power} ({dice}): {n} colpi."
		},
		"event.hit": {
			"one": "{block} subisce {n} colpo; restano {left}.",
			"many": "{block} subisce {n} colpi; restano {left}.",
			"other": "{block} subisce {n} colpi; restano {left}."
		},
		"event.hits-lost": {
			"one": "{n} colpo va perso.",
			"many": "{n} colpi vanno persi.",
			"other": "{n} colpi vanno persi."
		},
		"event.passed": "{block} passa.",
		"event.retreated": "{block} si ritira in {to}.",
		"event.roles-swapped": "I difensori non ci sono più: ora attacca {who}.",
		"event.battle-over": "{who} vince la battaglia in {area}.",
		"event.regrouped": "{who}: {block} si raggruppa, {from} → {to}.",
		"event.regroup-over": "{who} ha terminato il raggruppamento.",
		"event.eliminated.dead": "{block} è morto ({cause}).",
		"event.eliminated.pool": "{block} è fuori fino alla prossima campagna ({cause}).",
		"event.eliminated.home": "{block} è battuto e resta a casa fino alla prossima campagna ({cause}).",
		"cause.battle": "in battaglia",
		"cause.no-retreat": "nessuna via di ritirata",
		"cause.plague": "di peste",
		"cause.supply": "per mancanza di rifornimenti",
		"cause.execution": "giustiziato",
		"event.king": "{block} è Re.",
		"event.king-stands": "{block} è proclamato re in {area}.",
		"event.pretender": "{block} è il Pretendente.",
		"event.supply": "Fase di rifornimento del turno {n}.",
		"event.limits": "Si contano i rifornimenti.",
		"event.surplus": {
			"one": "{who}: {n} blocco di troppo in {area}.",
			"many": "{who}: {n} blocchi di troppo in {area}.",
			"other": "{who}: {n} blocchi di troppo in {area}."
		},
		"event.entered": "{who}: {block} diventa maggiorenne ed entra in {area}.",
		"event.entry-waits": "{who}: {block} non trova dove entrare e attende.",
		"event.spared": "{who} risparmia {block}.",
		"event.losses-named": "{who} ha scelto.",
		"event.starved": {
			"one": "{who}: {n} blocco in {area} perde un punto di forza.",
			"many": "{who}: {n} blocchi in {area} perdono un punto di forza.",
			"other": "{who}: {n} blocchi in {area} perdono un punto di forza."
		},
		"event.disbanded": "{who} congeda milizie e mercenari: {ways}.",
		"event.disbanded.none": "{who} non ha nessuno da congedare.",
		"event.went-home": "{who} torna a casa: {ways}.",
		"event.went-home.none": "{who} resta dov’è.",
		going: {
			"one": "{n} blocco {from} → {to}",
			"many": "{n} blocchi {from} → {to}",
			"other": "{n} blocchi {from} → {to}"
		},
		"event.count": "Si contano le teste: Lancaster {red}, York {white}. Il Re tiene il trono.",
		"event.count.usurped": "Si contano le teste: Lancaster {red}, York {white}. Il trono è usurpato.",
		"event.exiles-dismissed": {
			"one": "{who}: {n} esule in eccesso lascia {area} per la riserva.",
			"many": "{who}: {n} esuli in eccesso lasciano {area} per la riserva.",
			"other": "{who}: {n} esuli in eccesso lasciano {area} per la riserva."
		},
		"event.campaign": "Comincia la campagna {n}; tutti sono di nuovo integri e ognuno riceve sette carte.",
		"event.over": "{who} vince. {why}",
		"block-strength": {
			"one": "{block} {n}",
			"many": "{block} {n}",
			"other": "{block} {n}"
		},
		"fact.throne": "Tiene il trono",
		"fact.pretender": "Pretende al trono",
		"fact.heirs": {
			"one": "{n} erede in vita",
			"many": "{n} eredi in vita",
			"other": "{n} eredi in vita"
		},
		"fact.count": {
			"one": "{n} testa nel conteggio",
			"many": "{n} teste nel conteggio",
			"other": "{n} teste nel conteggio"
		},
		"fact.count-range": {
			"one": "da {least} a {n} testa nel conteggio",
			"many": "da {least} a {n} teste nel conteggio",
			"other": "da {least} a {n} teste nel conteggio"
		},
		"fact.pool": {
			"one": "{n} blocco nella riserva",
			"many": "{n} blocchi nella riserva",
			"other": "{n} blocchi nella riserva"
		},
		"fact.cards": {
			"one": "{n} carta in mano",
			"many": "{n} carte in mano",
			"other": "{n} carte in mano"
		},
		"fact.minors-due": {
			"one": "{n} minorenne entrerà",
			"many": "{n} minorenni entreranno",
			"other": "{n} minorenni entreranno"
		},
		"fact.treason": "Ha un tiro di Tradimento",
		"place.pool": "riserva",
		"place.sea": "il mare",
		"back.red": "un blocco rosso",
		"back.white": "un blocco bianco",
		"back.black": "il blocco ribelle",
		"route.2": "{a} → {b}",
		"route.3": "{a} → {b} → {c}",
		"route.4": "{a} → {b} → {c} → {d}",
		"zone.irish-sea": "Mare d’Irlanda",
		"zone.north-sea": "Mare del Nord",
		"zone.english-channel": "Manica",
		"card.2": "un 2",
		"card.3": "un 3",
		"card.4": "un 4",
		"card.force-march": "Marcia forzata",
		"card.muster": "Raduno",
		"card.piracy": "Pirateria",
		"card.plague": "Peste",
		"card.surprise": "Sorpresa",
		"card.treason": "Tradimento",
		"area.scotland": "Scozia",
		"area.northumbria": "Northumbria",
		"area.cumbria": "Cumbria",
		"area.north-yorks": "North Yorks",
		"area.east-yorks": "East Yorks",
		"area.south-yorks": "South Yorks",
		"area.lancaster": "Lancaster",
		"area.isle-of-man": "Isola di Man",
		"area.caernarvon": "Caernarvon",
		"area.chester": "Chester",
		"area.derby": "Derby",
		"area.lincoln": "Lincoln",
		"area.pembroke": "Pembroke",
		"area.powys": "Powys",
		"area.hereford": "Hereford",
		"area.warwick": "Warwick",
		"area.leicester": "Leicester",
		"area.rutland": "Rutland",
		"area.east-anglia": "East Anglia",
		"area.glamorgan": "Glamorgan",
		"area.gloucester": "Gloucester",
		"area.oxford": "Oxford",
		"area.middlesex": "Middlesex",
		"area.essex": "Essex",
		"area.somerset": "Somerset",
		"area.wilts": "Wilts",
		"area.sussex": "Sussex",
		"area.kent": "Kent",
		"area.cornwall": "Cornovaglia",
		"area.dorset": "Dorset",
		"area.ireland": "Irlanda",
		"area.france": "Francia",
		"area.calais": "Calais",
		"block.henry-vi": "Enrico VI",
		"block.prince-edward": "principe Edoardo",
		"block.exeter": "Exeter",
		"block.somerset": "Somerset",
		"block.richmond": "Richmond",
		"block.oxford": "Oxford",
		"block.pembroke": "Pembroke",
		"block.devon": "Devon",
		"block.beaumont": "Beaumont",
		"block.clifford": "Clifford",
		"block.wiltshire": "Wiltshire",
		"block.buckingham": "Buckingham",
		"block.northumberland": "Northumberland",
		"block.shrewsbury": "Shrewsbury",
		"block.westmoreland": "Westmoreland",
		"block.rivers": "Rivers",
		"block.stanley": "Stanley",
		"block.warwick": "Warwick",
		"block.salisbury": "Salisbury",
		"block.kent": "Kent",
		"block.clarence": "Clarence",
		"block.church-canterbury": "arcivescovo di Canterbury",
		"block.church-york": "arcivescovo di York",
		"block.levy-bristol": "milizia di Bristol",
		"block.levy-coventry": "milizia di Coventry",
		"block.levy-newcastle": "milizia di Newcastle",
		"block.levy-york": "milizia di York",
		"block.bombard": "bombarda",
		"block.mercenary-french": "mercenario francese",
		"block.mercenary-scots": "mercenario scozzese",
		"block.mercenary-welsh": "mercenario gallese",
		"block.york": "York",
		"block.march": "March",
		"block.rutland": "Rutland",
		"block.gloucester": "Gloucester",
		"block.norfolk": "Norfolk",
		"block.suffolk": "Suffolk",
		"block.arundel": "Arundel",
		"block.essex": "Essex",
		"block.worcester": "Worcester",
		"block.hastings": "Hastings",
		"block.herbert": "Herbert",
		"block.levy-london": "milizia di Londra",
		"block.levy-norwich": "milizia di Norwich",
		"block.levy-salisbury": "milizia di Salisbury",
		"block.mercenary-burgundian": "mercenario borgognone",
		"block.mercenary-calais": "guarnigione di Calais",
		"block.mercenary-irish": "mercenario irlandese",
		"block.rebel": "banda ribelle"
	},
	cs: {
		name: "Richard III.",
		tagline: "Bloky v mlze: dva rody, tři tažení, jeden trůn.",
		"option.scenario": "Scénář",
		"option.scenario.campaign-1460": "Válka růží, 1460: tři tažení",
		"option.scenario.kingmaker-1470": "Tvůrce králů, 1470: jedno tažení",
		"option.scenario.richard-iii-1483": "Richard III., 1483: jedno tažení",
		"option.redeals": "Nová rozdání za tažení",
		"option.redeals.one-in-all": "Jedno celkem",
		"option.redeals.one-each": "Jedno pro každého hráče",
		"option.bombards-sail": "Bombardy smějí po moři",
		"option.heir-after-execution": "Po popravě nastupuje další nezletilý",
		"option.heir-after-execution.next-phase": "v příští fázi zásobování",
		"option.heir-after-execution.same-phase": "v téže fázi zásobování",
		"option.heirless-house": "Rod, jehož poslední dědic slouží nepříteli",
		"option.heirless-house.loses": "prohrál",
		"option.heirless-house.plays-on": "hraje dál",
		"option.treason-by-sea": "Zrada dovoluje přesun po moři",
		"option.pirate-port-bonus": "Piráti mají přístavní bonus, pokud neútočí",
		"option.returning-heir": "Přednější dědic, který se vrátí ke svému rodu",
		"option.returning-heir.title-stays": "nechá titul tomu, kdo ho má",
		"option.returning-heir.takes-title": "titul hned převezme",
		"option.border-limits": "Limity hranic se počítají",
		"option.border-limits.both-ways": "pro oba směry dohromady",
		"option.border-limits.each-way": "pro každý směr zvlášť",
		"seat.lancaster": "Lancaster",
		"seat.york": "York",
		"end.heirs-dead": "Všech pět dědiců druhého rodu je mrtvých.",
		"end.heirless": "Druhému rodu nezbyl žádný vlastní dědic.",
		"end.throne": "Vítěz drží trůn i po posledním tažení.",
		"refused.not-your-turn": "Teď nerozhodujete vy.",
		"refused.unknown": "Takový tah tu není.",
		"refused.not-now": "To teď nejde.",
		"refused.no-points": "Na to už nezbývají body.",
		"refused.card-forbids": "Tato karta to nedovoluje.",
		"refused.has-moved": "Ten blok se v tomto kole už pohnul.",
		"refused.pinned": "Zbylé bloky tam váže hlavní síla nepřítele.",
		"refused.too-far": "To je na jeden přesun příliš daleko.",
		"refused.no-border": "Ty oblasti spolu nesousedí.",
		"refused.enemy-exile": "Nepřátelský exil je vám uzavřen.",
		"refused.enemy-border": "Přes tuto hranici přišel nepřítel.",
		"refused.border-full": "Přes tuto hranici už v tomto kole nikdo další nesmí.",
		"refused.too-many-borders": "Do této bitvy se už nesmí vstoupit přes další hranici.",
		"refused.enemy-stops": "Kde stojí nepřítel, tam se blok musí zastavit.",
		"refused.must-stop": "Za červenou hranicí se blok musí zastavit.",
		"refused.cannot-sail": "Tento blok se po moři nepřesouvá.",
		"refused.enemy-coast": "To pobřeží drží nepřítel.",
		"refused.no-sea-way": "Tolik bloků se mezi těmi pobřežími přesunout nemůže.",
		"refused.not-there": "V této oblasti ne.",
		"phase.mulligan": "odpověď o novém rozdání",
		"phase.mulligan-answer": "ponechání, nebo vrácení karet",
		"phase.choose-card": "volba karty",
		"phase.action": "akce",
		"phase.main-attack": "hlavní útok",
		"phase.choose-battle": "výběr bitvy",
		"phase.treason-roll": "hod za Zradu",
		"phase.battle-turn": "tah v bitvě",
		"phase.assign-hits": "rozdělení zásahů",
		"phase.regroup": "přeskupení",
		"phase.minor-entry": "příchod dědice",
		"phase.execute": "rozsudek",
		"phase.supply-loss": "ztráty ze zásobování",
		"phase.pretender-home": "návrat strany pretendenta",
		"phase.king-home": "návrat strany krále",
		"phase.exile-surplus": "přebytek v exilu",
		"phase.over": "konec",
		"prompt.wait": "Čeká se na hráče {who}: {what}.",
		"prompt.wait-both": "Čeká se na oba hráče: {what}.",
		"prompt.over": "{who} vítězí. {why}",
		"prompt.mulligan": "Ponechte si karty, nebo je ukažte a žádejte nové rozdání, mají-li nejvýš 13 bodů.",
		"prompt.mulligan-answer": "Soupeř dostane nové karty. Ponechte si své, nebo je také vraťte.",
		"prompt.choose-card": "Tajně vyberte kartu. Dokud nevyberete oba, můžete ji změnit.",
		"prompt.action": {
			"one": "Zbývá {n} bod: pochod, plavba, verbování, nebo konec.",
			"few": "Zbývají {n} body: pochod, plavba, verbování, nebo konec.",
			"many": "Zbývá {n} bodu: pochod, plavba, verbování, nebo konec.",
			"other": "Zbývá {n} bodů: pochod, plavba, verbování, nebo konec."
		},
		"prompt.action.force-march": {
			"one": "Usilovný pochod: jedna skupina jde až o tři oblasti (zbývá {n} bod).",
			"few": "Usilovný pochod: jedna skupina jde až o tři oblasti (zbývají {n} body).",
			"many": "Usilovný pochod: jedna skupina jde až o tři oblasti (zbývá {n} bodu).",
			"other": "Usilovný pochod: jedna skupina jde až o tři oblasti (zbývá {n} bodů)."
		},
		"prompt.action.surprise": {
			"one": "Překvapení: jedna skupina s vyšším limitem hranic, nebo jedna plavba (zbývá {n} bod).",
			"few": "Překvapení: jedna skupina s vyšším limitem hranic, nebo jedna plavba (zbývají {n} body).",
			"many": "Překvapení: jedna skupina s vyšším limitem hranic, nebo jedna plavba (zbývá {n} bodu).",
			"other": "Překvapení: jedna skupina s vyšším limitem hranic, nebo jedna plavba (zbývá {n} bodů)."
		},
		"prompt.action.treason": {
			"one": "Zrada: přesuňte jednu skupinu; hod na zradu čeká na bitvu (zbývá {n} bod).",
			"few": "Zrada: přesuňte jednu skupinu; hod na zradu čeká na bitvu (zbývají {n} body).",
			"many": "Zrada: přesuňte jednu skupinu; hod na zradu čeká na bitvu (zbývá {n} bodu).",
			"other": "Zrada: přesuňte jednu skupinu; hod na zradu čeká na bitvu (zbývá {n} bodů)."
		},
		"prompt.action.piracy": {
			"one": "Piráti: zbývá {n} plavba, i s útokem.",
			"few": "Piráti: zbývají {n} plavby, i s útokem.",
			"many": "Piráti: zbývá {n} plavby, i s útokem.",
			"other": "Piráti: zbývá {n} plaveb, i s útokem."
		},
		"prompt.action.plague": "Mor: vyberte nepřátelskou oblast s městem, nebo pasujte.",
		"prompt.action.muster": "Shromáždění: zvolte vlastní nebo prázdnou oblast, kde se vaše bloky sejdou.",
		"prompt.action.mustering": "Shromáždění – {area}: přesuňte tam bloky pochodem, pak ukončete.",
		"prompt.main-attack": "Přes kterou hranici vede váš hlavní útok – {area}?",
		"prompt.choose-battle": "Vyberte další bitvu.",
		"prompt.treason-roll": "Bitva – {area}: použijte hod za Zradu teď, nebo si ho nechte.",
		"prompt.battle-turn": "{area}, {round}. kolo bitvy: na tahu {blocks}.",
		"prompt.battle-turn.leave": "{area}, {round}. kolo bitvy: útočníci musí ustoupit; nyní {blocks}.",
		"prompt.assign-hits": {
			"one": "Vyberte, který z vašich nejsilnějších bloků utrpí {n} zásah.",
			"few": "Vyberte, který z vašich nejsilnějších bloků utrpí {n} zásahy.",
			"many": "Vyberte, který z vašich nejsilnějších bloků utrpí {n} zásahu.",
			"other": "Vyberte, který z vašich nejsilnějších bloků utrpí {n} zásahů."
		},
		"prompt.regroup": "Bitva vyhrána – {area}. Přeskupte bloky do vlastních či prázdných sousedních oblastí a ukončete.",
		"prompt.minor-entry": "{block} dospěl. Kam nastoupí?",
		"prompt.execute": "{block}, dědic druhého rodu, slouží vám. Ušetřete ho, nebo ho nechte popravit.",
		"prompt.supply-loss": {
			"one": "{area} neuživí všechny: vyberte {n} blok, který ztratí bod síly.",
			"few": "{area} neuživí všechny: vyberte {n} bloky, které ztratí bod síly.",
			"many": "{area} neuživí všechny: vyberte {n} bloku, který ztratí bod síly.",
			"other": "{area} neuživí všechny: vyberte {n} bloků, které ztratí bod síly."
		},
		"prompt.exile-surplus": {
			"one": "Příliš mnoho – {area}: vyberte {n} blok do zásoby.",
			"few": "Příliš mnoho – {area}: vyberte {n} bloky do zásoby.",
			"many": "Příliš mnoho – {area}: vyberte {n} bloku do zásoby.",
			"other": "Příliš mnoho – {area}: vyberte {n} bloků do zásoby."
		},
		"prompt.pretender-home": {
			"one": "Dědicové do exilu, šlechta domů: rozhodněte o {n} bloku.",
			"few": "Dědicové do exilu, šlechta domů: rozhodněte o {n} blocích.",
			"many": "Dědicové do exilu, šlechta domů: rozhodněte o {n} bloku.",
			"other": "Dědicové do exilu, šlechta domů: rozhodněte o {n} blocích."
		},
		"prompt.king-home": {
			"one": "Král, dědicové a šlechta domů: rozhodněte o {n} bloku.",
			"few": "Král, dědicové a šlechta domů: rozhodněte o {n} blocích.",
			"many": "Král, dědicové a šlechta domů: rozhodněte o {n} bloku.",
			"other": "Král, dědicové a šlechta domů: rozhodněte o {n} blocích."
		},
		"prompt.home-done": "Všichni mají místo. Pošlete je domů.",
		"move.decline": "Ponechat si karty",
		"move.request": "Ukázat karty a žádat nové rozdání",
		"move.keep": "Ponechat si vlastní karty",
		"move.give-back": "Také vrátit karty",
		"move.card": "Zahrát kartu {card}",
		"move.march": "{block}: {route}",
		"move.sail": "{blocks} po moři: {from} → {to}",
		"move.sail.attack": "{blocks} útočí: {from} → {to}, {zone}",
		"move.recruit": "Naverbovat: {block} – {area}",
		"move.muster": "Shromáždit – {area}",
		"move.plague": "Mor – {area}",
		"move.battle": "Bojovat – {area}",
		"move.main": "Hlavní útok: {from} → {area}",
		"move.end.action": "Ukončit akce",
		"move.end.plague": "Mor nevyužít",
		"move.end.regroup": "Ukončit přeskupení",
		"move.end.home": "Poslat všechny domů",
		"move.hold": "Hod za Zradu si nechat",
		odds: {
			"one": "šance {n} z {n}",
			"few": "šance 1 z {n}",
			"many": "šance 1 z {n}",
			"other": "šance 1 z {n}"
		},
		"move.treason": "Zrada: přemlouvat – {target} ({odds})",
		"move.fire": "{block} střílí ({power})",
		"move.pass": "{block} pasuje",
		"move.hit": "Zásahy utrpí {block}",
		"move.charge": "{block} útočí přímo: {target}",
		"move.treachery": "{block} přemlouvá: {target} ({odds})",
		"move.retreat": "{block} ustupuje: {to}",
		"move.regroup": "{block} se přesune: {to}",
		"move.enter": "{block} nastupuje: {area}",
		"move.execute": "Popravit: {block}",
		"move.spare": "Ušetřit: {block}",
		"move.starve": "{block} ztratí bod síly",
		"move.dismiss": "{block} jde do zásoby",
		"move.home": "{block} jde domů: {to}",
		"move.home.stay": "{block} zůstává: {to}",
		"move.home.pool": "{block} jde: {to}",
		"event.own": {
			"one": "Váš blok: {blocks}.",
			"few": "Vaše bloky: {blocks}.",
			"many": "Vaše bloky: {blocks}.",
			"other": "Vaše bloky: {blocks}."
		},
		"event.answered": "{who}: rozhodnuto o novém rozdání.",
		"event.hand-shown": {
			"one": "{who} ukazuje karty za {n} bod a žádá nové rozdání: {cards}.",
			"few": "{who} ukazuje karty za {n} body a žádá nové rozdání: {cards}.",
			"many": "{who} ukazuje karty za {n} bodu a žádá nové rozdání: {cards}.",
			"other": "{who} ukazuje karty za {n} bodů a žádá nové rozdání: {cards}."
		},
		"event.hands-stand": "Karty zůstávají.",
		"event.hand-kept": "{who} si nechává karty.",
		"event.redealt": "{who} dostává sedm nových karet.",
		"event.redealt.both": "Oba hráči dostávají sedm nových karet.",
		"event.chose": "{who}: karta vybrána.",
		"event.cards.event": "{n}. kolo. Lancaster: {red}. York: {white}. Událost začíná: {who}.",
		"event.cards.higher": "{n}. kolo. Lancaster: {red}. York: {white}. Vyšší karta začíná: {who}.",
		"event.cards.tie": "{n}. kolo. Lancaster: {red}. York: {white}. Při shodě začíná strana pretendenta: {who}.",
		"event.marched": "{who}: {block} pochoduje {route}.",
		"event.marched.attack": "{who}: {block} pochoduje do bitvy, {route}.",
		"event.sailed": {
			"one": "{who}: {n} blok pluje, {from} → {to}.",
			"few": "{who}: {n} bloky plují, {from} → {to}.",
			"many": "{who}: {n} bloku pluje, {from} → {to}.",
			"other": "{who}: {n} bloků pluje, {from} → {to}."
		},
		"event.sailed.attack": {
			"one": "{who}: {n} blok se vyloďuje a útočí, {from} → {to}, {zone}.",
			"few": "{who}: {n} bloky se vyloďují a útočí, {from} → {to}, {zone}.",
			"many": "{who}: {n} bloku se vyloďuje a útočí, {from} → {to}, {zone}.",
			"other": "{who}: {n} bloků se vyloďuje a útočí, {from} → {to}, {zone}."
		},
		"event.recruited": "{who}: {block} naverbován – {area}.",
		"event.mustered": "{who} shromažďuje síly: {area}.",
		"event.plague": "{who} sesílá mor: {area}. Každý blok tam ztrácí bod síly.",
		"event.no-use": "{who} nemá pro kartu {card} využití.",
		"event.actions-over": "{who} končí akce.",
		"event.main": "{who}: hlavní útok {from} → {area}.",
		"event.freed": "{block} je na svobodě.",
		"event.battle": {
			"one": "Bitva – {area}, útočí {who}: {blocks}. V záloze čeká {n} blok.",
			"few": "Bitva – {area}, útočí {who}: {blocks}. V záloze čekají {n} bloky.",
			"many": "Bitva – {area}, útočí {who}: {blocks}. V záloze čeká {n} bloku.",
			"other": "Bitva – {area}, útočí {who}: {blocks}. V záloze čeká {n} bloků."
		},
		"event.round": "{n}. kolo bitvy.",
		"event.reserves": "{who}: přicházejí zálohy: {blocks}.",
		"event.reserves.deployed": "{who}: zálohy nastupují ihned: {blocks}.",
		"event.held": "{who} si nechává hod za Zradu.",
		"event.treachery.success": "{block} přemlouvá, cíl {target}: {dice}. Podařilo se.",
		"event.treachery.failure": "{block} přemlouvá, cíl {target}: {dice}. Marně.",
		"event.treason.success": "{who}: Zrada, cíl {target}: {dice}. Podařilo se.",
		"event.treason.failure": "{who}: Zrada, cíl {target}: {dice}. Marně.",
		"event.defected": "{block} nyní slouží: {who}.",
		"event.fired": {
			"one": "{block} střílí s hodnotou {power} ({dice}): {n} zásah.",
			"few": "{block} střílí s hodnotou {power} ({dice}): {n} zásahy.",
			"many": "{block} střílí s hodnotou {power} ({dice}): {n} zásahu.",
			"other": "{block} střílí s hodnotou {power} ({dice}): {n} zásahů."
		},
		"event.charged": {
			"one": "{block} útočí přímo, cíl {target}, s hodnotou {power} ({dice}): {n} zásah.",
			"few": "{block} útočí přímo, cíl {target}, s hodnotou {power} ({dice}): {n} zásahy.",
			"many": "{block} útočí přímo, cíl {target}, s hodnotou {power} ({dice}): {n} zásahu.",
			"other": "{block} útočí přímo, cíl {target}, s hodnotou {power} ({dice}): {n} zásahů."
		},
		"event.shot-back": {
			"one": "{block} opětuje palbu, cíl {target}, s hodnotou {power} ({dice}): {n} zásah.",
			"few": "{block} opětuje palbu, cíl {target}, s hodnotou {power} ({dice}): {n} zásahy.",
			"many": "{block} opětuje palbu, cíl {target}, s hodnotou {power} ({dice}): {n} zásahu.",
			"other": "{block} opětuje palbu, cíl {target}, s hodnotou {power} ({dice}): {n} zásahů."
		},
		"event.hit": {
			"one": "{block} utrpí {n} zásah; zbývá {left}.",
			"few": "{block} utrpí {n} zásahy; zbývá {left}.",
			"many": "{block} utrpí {n} zásahu; zbývá {left}.",
			"other": "{block} utrpí {n} zásahů; zbývá {left}."
		},
		"event.hits-lost": {
			"one": "{n} zásah propadá.",
			"few": "{n} zásahy propadají.",
			"many": "{n} zásahu propadá.",
			"other": "{n} zásahů propadá."
		},
		"event.passed": "{block} pasuje.",
		"event.retreated": "{block} ustupuje: {to}.",
		"event.roles-swapped": "Obránci jsou pryč: útočníkem je teď {who}.",
		"event.battle-over": "{who} vyhrává bitvu – {area}.",
		"event.regrouped": "{who}: {block} se přeskupuje, {from} → {to}.",
		"event.regroup-over": "{who}: přeskupení skončilo.",
		"event.eliminated.dead": "{block} je mrtev ({cause}).",
		"event.eliminated.pool": "{block} je do příštího tažení mimo hru ({cause}).",
		"event.eliminated.home": "{block} je poražen a leží doma do příštího tažení ({cause}).",
		"cause.battle": "v bitvě",
		"cause.no-retreat": "nebylo kam ustoupit",
		"cause.plague": "na mor",
		"cause.supply": "hladem",
		"cause.execution": "popraven",
		"event.king": "{block} je králem.",
		"event.king-stands": "{block} je provolán králem: {area}.",
		"event.pretender": "{block} je pretendentem.",
		"event.supply": "Fáze zásobování, {n}. kolo.",
		"event.limits": "Počítá se zásobování.",
		"event.surplus": {
			"one": "{who}: o {n} blok víc, než unese {area}.",
			"few": "{who}: o {n} bloky víc, než unese {area}.",
			"many": "{who}: o {n} bloku víc, než unese {area}.",
			"other": "{who}: o {n} bloků víc, než unese {area}."
		},
		"event.entered": "{who}: {block} dospěl a nastupuje – {area}.",
		"event.entry-waits": "{who}: {block} nemá kde nastoupit a čeká.",
		"event.spared": "{who}: {block} je ušetřen.",
		"event.losses-named": "{who}: vybráno.",
		"event.starved": {
			"one": "{who}: {n} blok ztrácí bod síly – {area}.",
			"few": "{who}: {n} bloky ztrácejí bod síly – {area}.",
			"many": "{who}: {n} bloku ztrácí bod síly – {area}.",
			"other": "{who}: {n} bloků ztrácí bod síly – {area}."
		},
		"event.disbanded": "{who} rozpouští domobranu a žoldnéře: {ways}.",
		"event.disbanded.none": "{who} nemá koho rozpustit.",
		"event.went-home": "{who} jde domů: {ways}.",
		"event.went-home.none": "{who} zůstává na místě.",
		going: {
			"one": "{n} blok {from} → {to}",
			"few": "{n} bloky {from} → {to}",
			"many": "{n} bloku {from} → {to}",
			"other": "{n} bloků {from} → {to}"
		},
		"event.count": "Počítají se stoupenci: Lancaster {red}, York {white}. Král si drží trůn.",
		"event.count.usurped": "Počítají se stoupenci: Lancaster {red}, York {white}. Trůn je uchvácen.",
		"event.exiles-dismissed": {
			"one": "{who}: {n} přebytečný blok odchází do zásoby – {area}.",
			"few": "{who}: {n} přebytečné bloky odcházejí do zásoby – {area}.",
			"many": "{who}: {n} přebytečného bloku odchází do zásoby – {area}.",
			"other": "{who}: {n} přebytečných bloků odchází do zásoby – {area}."
		},
		"event.campaign": "Začíná {n}. tažení; všichni jsou opět v plné síle a každý dostává sedm karet.",
		"event.over": "{who} vítězí. {why}",
		"block-strength": {
			"one": "{block} {n}",
			"few": "{block} {n}",
			"many": "{block} {n}",
			"other": "{block} {n}"
		},
		"fact.throne": "Drží trůn",
		"fact.pretender": "Uchází se o trůn",
		"fact.heirs": {
			"one": "{n} žijící dědic",
			"few": "{n} žijící dědicové",
			"many": "{n} žijícího dědice",
			"other": "{n} žijících dědiců"
		},
		"fact.count": {
			"one": "{n} stoupenec při sčítání",
			"few": "{n} stoupenci při sčítání",
			"many": "{n} stoupence při sčítání",
			"other": "{n} stoupenců při sčítání"
		},
		"fact.count-range": {
			"one": "{least} až {n} stoupenec při sčítání",
			"few": "{least} až {n} stoupenci při sčítání",
			"many": "{least} až {n} stoupence při sčítání",
			"other": "{least} až {n} stoupenců při sčítání"
		},
		"fact.pool": {
			"one": "{n} blok v zásobě",
			"few": "{n} bloky v zásobě",
			"many": "{n} bloku v zásobě",
			"other": "{n} bloků v zásobě"
		},
		"fact.cards": {
			"one": "{n} karta v ruce",
			"few": "{n} karty v ruce",
			"many": "{n} karty v ruce",
			"other": "{n} karet v ruce"
		},
		"fact.minors-due": {
			"one": "nastoupí {n} nezletilý",
			"few": "nastoupí {n} nezletilí",
			"many": "nastoupí {n} nezletilého",
			"other": "nastoupí {n} nezletilých"
		},
		"fact.treason": "Má hod za Zradu",
		"place.pool": "zásoba",
		"place.sea": "moře",
		"back.red": "červený blok",
		"back.white": "bílý blok",
		"back.black": "blok rebelů",
		"route.2": "{a} → {b}",
		"route.3": "{a} → {b} → {c}",
		"route.4": "{a} → {b} → {c} → {d}",
		"zone.irish-sea": "Irské moře",
		"zone.north-sea": "Severní moře",
		"zone.english-channel": "Lamanšský průliv",
		"card.2": "2",
		"card.3": "3",
		"card.4": "4",
		"card.force-march": "Usilovný pochod",
		"card.muster": "Shromáždění",
		"card.piracy": "Piráti",
		"card.plague": "Mor",
		"card.surprise": "Překvapení",
		"card.treason": "Zrada",
		"area.scotland": "Skotsko",
		"area.northumbria": "Northumbrie",
		"area.cumbria": "Cumbria",
		"area.north-yorks": "North Yorks",
		"area.east-yorks": "East Yorks",
		"area.south-yorks": "South Yorks",
		"area.lancaster": "Lancaster",
		"area.isle-of-man": "ostrov Man",
		"area.caernarvon": "Caernarvon",
		"area.chester": "Chester",
		"area.derby": "Derby",
		"area.lincoln": "Lincoln",
		"area.pembroke": "Pembroke",
		"area.powys": "Powys",
		"area.hereford": "Hereford",
		"area.warwick": "Warwick",
		"area.leicester": "Leicester",
		"area.rutland": "Rutland",
		"area.east-anglia": "East Anglia",
		"area.glamorgan": "Glamorgan",
		"area.gloucester": "Gloucester",
		"area.oxford": "Oxford",
		"area.middlesex": "Middlesex",
		"area.essex": "Essex",
		"area.somerset": "Somerset",
		"area.wilts": "Wilts",
		"area.sussex": "Sussex",
		"area.kent": "Kent",
		"area.cornwall": "Cornwall",
		"area.dorset": "Dorset",
		"area.ireland": "Irsko",
		"area.france": "Francie",
		"area.calais": "Calais",
		"block.henry-vi": "Jindřich VI.",
		"block.prince-edward": "princ Eduard",
		"block.exeter": "Exeter",
		"block.somerset": "Somerset",
		"block.richmond": "Richmond",
		"block.oxford": "Oxford",
		"block.pembroke": "Pembroke",
		"block.devon": "Devon",
		"block.beaumont": "Beaumont",
		"block.clifford": "Clifford",
		"block.wiltshire": "Wiltshire",
		"block.buckingham": "Buckingham",
		"block.northumberland": "Northumberland",
		"block.shrewsbury": "Shrewsbury",
		"block.westmoreland": "Westmoreland",
		"block.rivers": "Rivers",
		"block.stanley": "Stanley",
		"block.warwick": "Warwick",
		"block.salisbury": "Salisbury",
		"block.kent": "Kent",
		"block.clarence": "Clarence",
		"block.church-canterbury": "arcibiskup canterburský",
		"block.church-york": "arcibiskup yorský",
		"block.levy-bristol": "domobrana z Bristolu",
		"block.levy-coventry": "domobrana z Coventry",
		"block.levy-newcastle": "domobrana z Newcastlu",
		"block.levy-york": "domobrana z Yorku",
		"block.bombard": "bombarda",
		"block.mercenary-french": "francouzský žoldnéř",
		"block.mercenary-scots": "skotský žoldnéř",
		"block.mercenary-welsh": "velšský žoldnéř",
		"block.york": "York",
		"block.march": "March",
		"block.rutland": "Rutland",
		"block.gloucester": "Gloucester",
		"block.norfolk": "Norfolk",
		"block.suffolk": "Suffolk",
		"block.arundel": "Arundel",
		"block.essex": "Essex",
		"block.worcester": "Worcester",
		"block.hastings": "Hastings",
		"block.herbert": "Herbert",
		"block.levy-london": "domobrana z Londýna",
		"block.levy-norwich": "domobrana z Norwiche",
		"block.levy-salisbury": "domobrana ze Salisbury",
		"block.mercenary-burgundian": "burgundský žoldnéř",
		"block.mercenary-calais": "posádka z Calais",
		"block.mercenary-irish": "irský žoldnéř",
		"block.rebel": "oddíl rebelů"
	},
	de: {
		name: "Richard III.",
		tagline: "Blöcke im Nebel: zwei Häuser, drei Feldzüge, ein Thron.",
		"option.scenario": "Szenario",
		"option.scenario.campaign-1460": "Die Rosenkriege, 1460: drei Feldzüge",
		"option.scenario.kingmaker-1470": "Der Königsmacher, 1470: ein Feldzug",
		"option.scenario.richard-iii-1483": "Richard III., 1483: ein Feldzug",
		"option.redeals": "Neugeben je Feldzug",
		"option.redeals.one-in-all": "Einmal insgesamt",
		"option.redeals.one-each": "Einmal je Spieler",
		"option.bombards-sail": "Bombarden dürfen zur See fahren",
		"option.heir-after-execution": "Nach einer Hinrichtung tritt der nächste Minderjährige ein",
		"option.heir-after-execution.next-phase": "in der nächsten Versorgungsphase",
		"option.heir-after-execution.same-phase": "in derselben Versorgungsphase",
		"option.heirless-house": "Ein Haus, dessen letzter Erbe dem Feind dient",
		"option.heirless-house.loses": "hat verloren",
		"option.heirless-house.plays-on": "spielt weiter",
		"option.treason-by-sea": "Verrat erlaubt eine Seefahrt",
		"option.pirate-port-bonus": "Piraterie behält den Hafenbonus, wenn niemand angegriffen wird",
		"option.returning-heir": "Ein ranghöherer Erbe, der zu seinem Haus zurückkehrt",
		"option.returning-heir.title-stays": "lässt den Titel, wo er ist",
		"option.returning-heir.takes-title": "übernimmt sofort den Titel",
		"option.border-limits": "Grenzlimits zählen",
		"option.border-limits.both-ways": "beide Richtungen zusammen",
		"option.border-limits.each-way": "jede Richtung für sich",
		"seat.lancaster": "Lancaster",
		"seat.york": "York",
		"end.heirs-dead": "Alle fünf Erben des anderen Hauses sind tot.",
		"end.heirless": "Das andere Haus hat keinen eigenen Erben mehr.",
		"end.throne": "Der Thron ist nach dem letzten Feldzug besetzt.",
		"refused.not-your-turn": "Du bist gerade nicht am Zug.",
		"refused.unknown": "Das ist hier kein Zug.",
		"refused.not-now": "Das geht jetzt nicht.",
		"refused.no-points": "Dafür sind keine Punkte mehr übrig.",
		"refused.card-forbids": "Diese Karte erlaubt das nicht.",
		"refused.has-moved": "Dieser Block ist in dieser Runde schon gezogen.",
		"refused.pinned": "Die übrigen Blöcke sind von der feindlichen Hauptmacht gebunden.",
		"refused.too-far": "Das ist für einen Zug zu weit.",
		"refused.no-border": "Diese Gebiete grenzen nicht aneinander.",
		"refused.enemy-exile": "Das Exil des Feindes ist dir verschlossen.",
		"refused.enemy-border": "Über diese Grenze ist der Feind gekommen.",
		"refused.border-full": "Über diese Grenze darf in dieser Runde kein Block mehr.",
		"refused.too-many-borders": "In diese Schlacht darf keine weitere Grenze benutzt werden.",
		"refused.enemy-stops": "Wo der Feind steht, muss ein Block anhalten.",
		"refused.must-stop": "Nach einer roten Grenze muss ein Block anhalten.",
		"refused.cannot-sail": "Dieser Block fährt nicht zur See.",
		"refused.enemy-coast": "Der Feind hält diese Küste.",
		"refused.no-sea-way": "So viele Blöcke können zwischen diesen Küsten nicht übersetzen.",
		"refused.not-there": "Nicht in diesem Gebiet.",
		"phase.mulligan": "die Antwort zum Neugeben",
		"phase.mulligan-answer": "Behalten oder Zurückgeben der Hand",
		"phase.choose-card": "eine Karte",
		"phase.action": "Aktionen",
		"phase.main-attack": "der Hauptangriff",
		"phase.choose-battle": "die nächste Schlacht",
		"phase.treason-roll": "der Verratswurf",
		"phase.battle-turn": "ein Schlachtzug",
		"phase.assign-hits": "wer die Treffer einsteckt",
		"phase.regroup": "die Umgruppierung",
		"phase.minor-entry": "der Eintritt eines Erben",
		"phase.execute": "ein Urteil",
		"phase.supply-loss": "Versorgungsverluste",
		"phase.pretender-home": "die Heimkehr der Seite des Prätendenten",
		"phase.king-home": "die Heimkehr der Seite des Königs",
		"phase.exile-surplus": "überzählige Exilanten",
		"phase.over": "das Ende",
		"prompt.wait": "Warten auf {who}: {what}.",
		"prompt.wait-both": "Warten auf beide: {what}.",
		"prompt.over": "{who} hat gewonnen. {why}",
		"prompt.mulligan": "Behalte deine Hand oder zeige sie und verlange neue Karten, wenn sie höchstens 13 Punkte hat.",
		"prompt.mulligan-answer": "Dein Gegner bekommt neue Karten. Behalte deine oder gib sie auch zurück.",
		"prompt.choose-card": "Wähle heimlich eine Karte. Bis beide gewählt haben, kannst du wechseln.",
		"prompt.action": {
			"one": "Noch {n} Punkt: marschieren, segeln, anwerben oder beenden.",
			"other": "Noch {n} Punkte: marschieren, segeln, anwerben oder beenden."
		},
		"prompt.action.force-march": {
			"one": "Gewaltmarsch: Eine Gruppe zieht bis zu drei Gebiete (noch {n} Punkt).",
			"other": "Gewaltmarsch: Eine Gruppe zieht bis zu drei Gebiete (noch {n} Punkte)."
		},
		"prompt.action.surprise": {
			"one": "Überraschung: eine Gruppe mit höheren Grenzlimits oder eine Seefahrt (noch {n} Punkt).",
			"other": "Überraschung: eine Gruppe mit höheren Grenzlimits oder eine Seefahrt (noch {n} Punkte)."
		},
		"prompt.action.treason": {
			"one": "Verrat: Ziehe eine Gruppe; ein Verratswurf wartet auf eine Schlacht (noch {n} Punkt).",
			"other": "Verrat: Ziehe eine Gruppe; ein Verratswurf wartet auf eine Schlacht (noch {n} Punkte)."
		},
		"prompt.action.piracy": {
			"one": "Piraterie: noch {n} Seefahrt, auch als Angriff.",
			"other": "Piraterie: noch {n} Seefahrten, auch als Angriff."
		},
		"prompt.action.plague": "Pest: Wähle ein feindliches Gebiet mit einer Stadt oder passe.",
		"prompt.action.muster": "Musterung: Nenne das eigene oder leere Gebiet, in dem sich deine Blöcke treffen.",
		"prompt.action.mustering": "Musterung in {area}: Lass Blöcke dorthin marschieren, dann beende.",
		"prompt.main-attack": "Über welche Grenze führt dein Hauptangriff nach {area}?",
		"prompt.choose-battle": "Wähle die nächste Schlacht.",
		"prompt.treason-roll": "Schlacht in {area}: Nutze deinen Verratswurf jetzt oder hebe ihn auf.",
		"prompt.battle-turn": "{area}, Kampfrunde {round}: Handle mit {blocks}.",
		"prompt.battle-turn.leave": "{area}, Kampfrunde {round}: Angreifer müssen sich zurückziehen; jetzt {blocks}.",
		"prompt.assign-hits": {
			"one": "Wähle, welcher deiner stärksten Blöcke {n} Treffer einsteckt.",
			"other": "Wähle, welcher deiner stärksten Blöcke {n} Treffer einsteckt."
		},
		"prompt.regroup": "{area} ist gewonnen. Gruppiere in eigene oder leere Nachbargebiete um, dann beende.",
		"prompt.minor-entry": "{block} wird mündig. Wo tritt er ein?",
		"prompt.execute": "{block}, Erbe des anderen Hauses, dient dir. Verschone ihn oder lass ihn hinrichten.",
		"prompt.supply-loss": {
			"one": "{area} kann nicht alle ernähren: Nenne {n} Block, der einen Stärkepunkt verliert.",
			"other": "{area} kann nicht alle ernähren: Nenne {n} Blöcke, die je einen Stärkepunkt verlieren."
		},
		"prompt.exile-surplus": {
			"one": "Zu viele in {area}: Nenne {n} Block für den Vorrat.",
			"other": "Zu viele in {area}: Nenne {n} Blöcke für den Vorrat."
		},
		"prompt.pretender-home": {
			"one": "Erben gehen ins Exil, Adlige heim: noch {n} Block zu entscheiden.",
			"other": "Erben gehen ins Exil, Adlige heim: noch {n} Blöcke zu entscheiden."
		},
		"prompt.king-home": {
			"one": "König, Erben und Adlige gehen heim: noch {n} Block zu entscheiden.",
			"other": "König, Erben und Adlige gehen heim: noch {n} Blöcke zu entscheiden."
		},
		"prompt.home-done": "Alle haben ihren Platz. Schicke sie heim.",
		"move.decline": "Hand behalten",
		"move.request": "Hand zeigen und neue Karten verlangen",
		"move.keep": "Eigene Hand behalten",
		"move.give-back": "Eigene Hand auch zurückgeben",
		"move.card": "{card} spielen",
		"move.march": "{block}: {route}",
		"move.sail": "{blocks} zur See von {from} nach {to}",
		"move.sail.attack": "{blocks}: Angriff über See, {from} → {to} ({zone})",
		"move.recruit": "{block} in {area} anwerben",
		"move.muster": "In {area} mustern",
		"move.plague": "Pest in {area}",
		"move.battle": "In {area} kämpfen",
		"move.main": "Hauptangriff: {from} → {area}",
		"move.end.action": "Aktionen beenden",
		"move.end.plague": "Auf die Pest verzichten",
		"move.end.regroup": "Umgruppierung beenden",
		"move.end.home": "Alle heimschicken",
		"move.hold": "Verratswurf aufheben",
		odds: {
			"one": "Chance {n} von {n}",
			"other": "Chance 1 von {n}"
		},
		"move.treason": "Verrat: {target} abwerben ({odds})",
		"move.fire": "{block} schießt ({power})",
		"move.pass": "{block} passt",
		"move.hit": "{block} steckt die Treffer ein",
		"move.charge": "{block} stürmt auf {target}",
		"move.treachery": "{block} wirbt {target} ab ({odds})",
		"move.retreat": "{block} zieht sich nach {to} zurück",
		"move.regroup": "{block} gruppiert nach {to} um",
		"move.enter": "{block} tritt in {area} ein",
		"move.execute": "{block} hinrichten",
		"move.spare": "{block} verschonen",
		"move.starve": "{block} verliert einen Stärkepunkt",
		"move.dismiss": "{block} geht in den Vorrat",
		"move.home": "{block} geht heim nach {to}",
		"move.home.stay": "{block} bleibt in {to}",
		"move.home.pool": "{block} geht in den {to}",
		"event.own": {
			"one": "Dein Block: {blocks}.",
			"other": "Deine Blöcke: {blocks}."
		},
		"event.answered": "{who} hat über das Neugeben entschieden.",
		"event.hand-shown": {
			"one": "{who} zeigt eine Hand mit {n} Punkt und verlangt neue Karten: {cards}.",
			"other": "{who} zeigt eine Hand mit {n} Punkten und verlangt neue Karten: {cards}."
		},
		"event.hands-stand": "Die Hände bleiben.",
		"event.hand-kept": "{who} behält die Hand.",
		"event.redealt": "{who} bekommt sieben neue Karten.",
		"event.redealt.both": "Beide bekommen sieben neue Karten.",
		"event.chose": "{who} hat eine Karte gewählt.",
		"event.cards.event": "Runde {n}. Lancaster: {red}. York: {white}. Das Ereignis beginnt: {who}.",
		"event.cards.higher": "Runde {n}. Lancaster: {red}. York: {white}. Die höhere Karte beginnt: {who}.",
		"event.cards.tie": "Runde {n}. Lancaster: {red}. York: {white}. Bei Gleichstand beginnt die Seite des Prätendenten: {who}.",
		"event.marched": "{who}: {block} marschiert {route}.",
		"event.marched.attack": "{who}: {block} marschiert in die Schlacht, {route}.",
		"event.sailed": {
			"one": "{who}: {n} Block segelt von {from} nach {to}.",
			"other": "{who}: {n} Blöcke segeln von {from} nach {to}."
		},
		"event.sailed.attack": {
			"one": "{who}: {n} Block greift über See an, {from} → {to} ({zone}).",
			"other": "{who}: {n} Blöcke greifen über See an, {from} → {to} ({zone})."
		},
		"event.recruited": "{who}: {block} wird in {area} angeworben.",
		"event.mustered": "{who} mustert in {area}.",
		"event.plague": "{who} schickt die Pest nach {area}: Jeder Block dort verliert einen Stärkepunkt.",
		"event.no-use": "{who} kann {card} nicht nutzen.",
		"event.actions-over": "{who} beendet die Aktionen.",
		"event.main": "{who}: Hauptangriff, {from} → {area}.",
		"event.freed": "{block} ist frei.",
		"event.battle": {
			"one": "Schlacht in {area}, Angreifer {who}: {blocks}. {n} Block wartet in Reserve.",
			"other": "Schlacht in {area}, Angreifer {who}: {blocks}. {n} Blöcke warten in Reserve."
		},
		"event.round": "Kampfrunde {n}.",
		"event.reserves": "{who}: Reserven treffen ein: {blocks}.",
		"event.reserves.deployed": "{who}: Reserven greifen sofort ein: {blocks}.",
		"event.held": "{who} hebt den Verratswurf auf.",
		"event.treachery.success": "{block} wirbt um {target}: {dice}. Es gelingt.",
		"event.treachery.failure": "{block} wirbt um {target}: {dice}. Vergeblich.",
		"event.treason.success": "{who} setzt Verrat auf {target} an: {dice}. Es gelingt.",
		"event.treason.failure": "{who} setzt Verrat auf {target} an: {dice}. Vergeblich.",
		"event.defected": "{block} dient jetzt {who}.",
		"event.fired": {
			"one": "{block} schießt mit {power} ({dice}): {n} Treffer.",
			"other": "{block} schießt mit {power} ({dice}): {n} Treffer."
		},
		"event.charged": {
			"one": "{block} stürmt auf {target} mit {power} ({dice}): {n} Treffer.",
			"other": "{block} stürmt auf {target} mit {power} ({dice}): {n} Treffer."
		},
		"event.shot-back": {
			"one": "{block} schießt auf {target} zurück mit {power} ({dice}): {n} Treffer.",
			"other": "{block} schießt auf {target} zurück mit {power} ({dice}): {n} Treffer."
		},
		"event.hit": {
			"one": "{block} steckt {n} Treffer ein; {left} übrig.",
			"other": "{block} steckt {n} Treffer ein; {left} übrig."
		},
		"event.hits-lost": {
			"one": "{n} Treffer verfällt.",
			"other": "{n} Treffer verfallen."
		},
		"event.passed": "{block} passt.",
		"event.retreated": "{block} zieht sich nach {to} zurück.",
		"event.roles-swapped": "Die Verteidiger sind fort: {who} ist jetzt Angreifer.",
		"event.battle-over": "{who} gewinnt die Schlacht in {area}.",
		"event.regrouped": "{who}: {block} gruppiert um, {from} → {to}.",
		"event.regroup-over": "{who} hat umgruppiert.",
		"event.eliminated.dead": "{block} ist tot ({cause}).",
		"event.eliminated.pool": "{block} ist bis zum nächsten Feldzug aus dem Spiel ({cause}).",
		"event.eliminated.home": "{block} ist geschlagen und liegt bis zum nächsten Feldzug daheim ({cause}).",
		"cause.battle": "in der Schlacht",
		"cause.no-retreat": "kein Rückzug möglich",
		"cause.plague": "durch die Pest",
		"cause.supply": "aus Mangel an Versorgung",
		"cause.execution": "hingerichtet",
		"event.king": "{block} ist König.",
		"event.king-stands": "{block} wird in {area} zum König ausgerufen.",
		"event.pretender": "{block} ist Prätendent.",
		"event.supply": "Versorgungsphase von Runde {n}.",
		"event.limits": "Die Versorgung wird gezählt.",
		"event.surplus": {
			"one": "{who}: {n} Block zu viel in {area}.",
			"other": "{who}: {n} Blöcke zu viel in {area}."
		},
		"event.entered": "{who}: {block} wird mündig und tritt in {area} ein.",
		"event.entry-waits": "{who}: {block} findet keinen Platz und wartet.",
		"event.spared": "{who} verschont {block}.",
		"event.losses-named": "{who} hat gewählt.",
		"event.starved": {
			"one": "{who}: {n} Block in {area} verliert einen Stärkepunkt.",
			"other": "{who}: {n} Blöcke in {area} verlieren je einen Stärkepunkt."
		},
		"event.disbanded": "{who} entlässt Aufgebote und Söldner: {ways}.",
		"event.disbanded.none": "{who} hat niemanden zu entlassen.",
		"event.went-home": "{who} geht heim: {ways}.",
		"event.went-home.none": "{who} bleibt an Ort und Stelle.",
		going: {
			"one": "{n} Block {from} → {to}",
			"other": "{n} Blöcke {from} → {to}"
		},
		"event.count": "Die Häupter werden gezählt: Lancaster {red}, York {white}. Der König behält den Thron.",
		"event.count.usurped": "Die Häupter werden gezählt: Lancaster {red}, York {white}. Der Thron wird usurpiert.",
		"event.exiles-dismissed": {
			"one": "{who}: {n} überzähliger Exilant geht aus {area} in den Vorrat.",
			"other": "{who}: {n} überzählige Exilanten gehen aus {area} in den Vorrat."
		},
		"event.campaign": "Feldzug {n} beginnt; alle sind wieder bei Kräften, jeder bekommt sieben Karten.",
		"event.over": "{who} gewinnt. {why}",
		"block-strength": {
			"one": "{block} {n}",
			"other": "{block} {n}"
		},
		"fact.throne": "Hält den Thron",
		"fact.pretender": "Beansprucht den Thron",
		"fact.heirs": {
			"one": "{n} lebender Erbe",
			"other": "{n} lebende Erben"
		},
		"fact.count": {
			"one": "{n} Haupt in der Zählung",
			"other": "{n} Häupter in der Zählung"
		},
		"fact.count-range": {
			"one": "{least} bis {n} Haupt in der Zählung",
			"other": "{least} bis {n} Häupter in der Zählung"
		},
		"fact.pool": {
			"one": "{n} Block im Vorrat",
			"other": "{n} Blöcke im Vorrat"
		},
		"fact.cards": {
			"one": "{n} Karte auf der Hand",
			"other": "{n} Karten auf der Hand"
		},
		"fact.minors-due": {
			"one": "{n} Minderjähriger tritt ein",
			"other": "{n} Minderjährige treten ein"
		},
		"fact.treason": "Hat einen Verratswurf",
		"place.pool": "Vorrat",
		"place.sea": "See",
		"back.red": "ein roter Block",
		"back.white": "ein weißer Block",
		"back.black": "der Rebellenblock",
		"route.2": "{a} → {b}",
		"route.3": "{a} → {b} → {c}",
		"route.4": "{a} → {b} → {c} → {d}",
		"zone.irish-sea": "Irische See",
		"zone.north-sea": "Nordsee",
		"zone.english-channel": "Ärmelkanal",
		"card.2": "eine 2",
		"card.3": "eine 3",
		"card.4": "eine 4",
		"card.force-march": "Gewaltmarsch",
		"card.muster": "Musterung",
		"card.piracy": "Piraterie",
		"card.plague": "Pest",
		"card.surprise": "Überraschung",
		"card.treason": "Verrat",
		"area.scotland": "Schottland",
		"area.northumbria": "Northumbria",
		"area.cumbria": "Cumbria",
		"area.north-yorks": "North Yorks",
		"area.east-yorks": "East Yorks",
		"area.south-yorks": "South Yorks",
		"area.lancaster": "Lancaster",
		"area.isle-of-man": "Isle of Man",
		"area.caernarvon": "Caernarvon",
		"area.chester": "Chester",
		"area.derby": "Derby",
		"area.lincoln": "Lincoln",
		"area.pembroke": "Pembroke",
		"area.powys": "Powys",
		"area.hereford": "Hereford",
		"area.warwick": "Warwick",
		"area.leicester": "Leicester",
		"area.rutland": "Rutland",
		"area.east-anglia": "East Anglia",
		"area.glamorgan": "Glamorgan",
		"area.gloucester": "Gloucester",
		"area.oxford": "Oxford",
		"area.middlesex": "Middlesex",
		"area.essex": "Essex",
		"area.somerset": "Somerset",
		"area.wilts": "Wilts",
		"area.sussex": "Sussex",
		"area.kent": "Kent",
		"area.cornwall": "Cornwall",
		"area.dorset": "Dorset",
		"area.ireland": "Irland",
		"area.france": "Frankreich",
		"area.calais": "Calais",
		"block.henry-vi": "Heinrich VI.",
		"block.prince-edward": "Prinz Eduard",
		"block.exeter": "Exeter",
		"block.somerset": "Somerset",
		"block.richmond": "Richmond",
		"block.oxford": "Oxford",
		"block.pembroke": "Pembroke",
		"block.devon": "Devon",
		"block.beaumont": "Beaumont",
		"block.clifford": "Clifford",
		"block.wiltshire": "Wiltshire",
		"block.buckingham": "Buckingham",
		"block.northumberland": "Northumberland",
		"block.shrewsbury": "Shrewsbury",
		"block.westmoreland": "Westmoreland",
		"block.rivers": "Rivers",
		"block.stanley": "Stanley",
		"block.warwick": "Warwick",
		"block.salisbury": "Salisbury",
		"block.kent": "Kent",
		"block.clarence": "Clarence",
		"block.church-canterbury": "Erzbischof von Canterbury",
		"block.church-york": "Erzbischof von York",
		"block.levy-bristol": "Aufgebot von Bristol",
		"block.levy-coventry": "Aufgebot von Coventry",
		"block.levy-newcastle": "Aufgebot von Newcastle",
		"block.levy-york": "Aufgebot von York",
		"block.bombard": "Bombarde",
		"block.mercenary-french": "Söldner aus Frankreich",
		"block.mercenary-scots": "Söldner aus Schottland",
		"block.mercenary-welsh": "Söldner aus Wales",
		"block.york": "York",
		"block.march": "March",
		"block.rutland": "Rutland",
		"block.gloucester": "Gloucester",
		"block.norfolk": "Norfolk",
		"block.suffolk": "Suffolk",
		"block.arundel": "Arundel",
		"block.essex": "Essex",
		"block.worcester": "Worcester",
		"block.hastings": "Hastings",
		"block.herbert": "Herbert",
		"block.levy-london": "Aufgebot von London",
		"block.levy-norwich": "Aufgebot von Norwich",
		"block.levy-salisbury": "Aufgebot von Salisbury",
		"block.mercenary-burgundian": "Söldner aus Burgund",
		"block.mercenary-calais": "Garnison von Calais",
		"block.mercenary-irish": "Söldner aus Irland",
		"block.rebel": "Rebellentrupp"
	}
};
//#endregion
export { game, words };
