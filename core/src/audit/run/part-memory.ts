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

	return (make, parts, language) => {
		const before = memory.get(make);
		const known = before?.language === language ? valuesBefore(before) : nothing;
		const values = parts.map((part, at) => {
			// The function is the key, so the remembered value has its type.
			const value = known(part, at) as ReturnType<typeof make> | undefined;
			return value === undefined ? make(part, language) : value;
		});
		memory.set(make, { language, parts, values });
		return values;
	};
}

type Known = (part: unknown, at: number) => unknown;

const nothing: Known = () => undefined;

/** A part usually stays in its place, or moves together with those after it. */
function valuesBefore({ parts, values }: Made): Known {
	let byPart: ReadonlyMap<unknown, unknown> | undefined;
	return (part, at) => {
		if (parts[at] === part) return values[at];
		byPart ??= new Map(parts.map((each, number) => [each, values[number]]));
		return byPart.get(part);
	};
}
