/** The rooms that each room is allowed to import, in their order. */
export interface Borders {
	readonly [room: string]: {
		/** `*` for a room that combines all before it. */
		readonly imports: readonly string[] | '*';
		/** Rooms whose types alone may be imported. */
		readonly types: readonly string[];
	};
}

/** The borders in a drawing: a room a line, with an arrow to what it imports. */
export function bordersIn(drawing: string): Borders {
	return Object.fromEntries(drawing.trim().split('\n').map(room));
}

function room(line: string): readonly [string, Borders[string]] {
	const [name = '', list = ''] = line.split('→').map((part) => part.trim());
	if (list === 'everything') return [name, { imports: '*', types: [] }];
	const names = list.split(' ').filter((one) => one !== '–');
	return [
		name,
		{
			imports: names.filter((one) => !one.startsWith('(')),
			types: names.filter((one) => one.startsWith('(')).map((one) => one.slice(1, -1)),
		},
	];
}
