/** The types in the API’s tables, and how they nest. */
export type WireType =
	| 'string'
	| 'integer'
	| 'number'
	| 'boolean'
	| 'date'
	| 'timestamp'
	| 'null'
	| '-'
	| { readonly array: WireType }
	| { readonly any: readonly WireType[] }
	| Fields;

export interface Fields {
	readonly fields: Readonly<Record<string, WireType>>;
}

/** Each place where a value does not have that type, with the actual value. Empty if there is none. */
export function differences(value: unknown, type: WireType, place = '$'): string[] {
	if (typeof type === 'string')
		return isOf(value, type) ? [] : [`${place}: ${show(value)}, not ${type}`];
	if ('array' in type) {
		if (!Array.isArray(value)) return [`${place}: ${show(value)}, not an array`];
		return value.flatMap((item, index) => differences(item, type.array, `${place}[${index}]`));
	}
	if ('any' in type) {
		const fits = type.any.some((one) => differences(value, one).length === 0);
		return fits ? [] : [`${place}: ${show(value)}, none of ${JSON.stringify(type.any)}`];
	}
	return fieldDifferences(value, type, place);
}

function fieldDifferences(value: unknown, { fields }: Fields, place: string): string[] {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) {
		return [`${place}: ${show(value)}, not an object`];
	}
	const given = new Map<string, unknown>(Object.entries(value));
	const added = [...given.keys()].filter((name) => !(name in fields));
	return [
		...added.map((name) => `${place}.${name}: not in the interface`),
		...Object.entries(fields).flatMap(([name, type]) =>
			given.has(name)
				? differences(given.get(name), type, `${place}.${name}`)
				: [`${place}.${name}: missing`],
		),
	];
}

function isOf(value: unknown, type: Extract<WireType, string>): boolean {
	switch (type) {
		case 'integer':
			return Number.isInteger(value);
		case 'date':
			return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
		case 'timestamp':
			return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value);
		case 'null':
			return value === null;
		case '-':
			return value === '-';
		default:
			return typeof value === type;
	}
}

function show(value: unknown): string {
	return JSON.stringify(value)?.slice(0, 100) ?? 'undefined';
}
