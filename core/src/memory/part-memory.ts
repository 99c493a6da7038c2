/**
 * The results of a function for each part of the page, such as its text blocks, in the language of
 * the page.
 */
export type OfParts = <Part extends object, Value>(
	make: (part: Part, language: string | null) => Value,
	parts: readonly Part[],
	language: string | null,
) => readonly Value[];

/** For a single audit: remembering would cost more than computing. */
export const makeOfParts: OfParts = (make, parts, language) =>
	parts.map((part) => make(part, language));

interface Made {
	readonly language: string | null;
	readonly parts: readonly unknown[];
	readonly values: readonly unknown[];
}

/** For a live audit: while somebody types, all blocks but one stay the same objects. */
export function createPartMemory(): OfParts {
	const memory = new Map<unknown, Made>();

	return <Part extends object, Value>(
		make: (part: Part, language: string | null) => Value,
		parts: readonly Part[],
		language: string | null,
	) => {
		const before = memory.get(make);
		const known = before?.language === language ? before : nothingMade;
		const moved = createMoved(known);
		const values: Value[] = [];
		for (let at = 0; at < parts.length; at++) {
			const part = parts[at]!;
			const value = known.parts[at] === part ? known.values[at] : moved(part);
			// The function is the key, so the remembered value has its type.
			values.push(value === undefined ? make(part, language) : (value as Value));
		}
		memory.set(make, { language, parts, values });
		return values;
	};
}

const nothingMade: Made = { language: null, parts: [], values: [] };

/** A part usually stays in its place, or moves together with those after it. */
function createMoved({ parts, values }: Made): (part: unknown) => unknown {
	let byPart: ReadonlyMap<unknown, unknown> | undefined;
	return (part) => {
		byPart ??= new Map(parts.map((each, number) => [each, values[number]]));
		return byPart.get(part);
	};
}
