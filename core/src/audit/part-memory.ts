/** What a function makes of one part of the page, such as a text block, in a language. */
export type OfPart = <Part extends object, Value>(
	make: (part: Part, language: string | null) => Value,
	part: Part,
	language: string | null,
) => Value;

/** For an audit that is made once: remembering would cost more than making. */
export const makeOfPart: OfPart = (make, part, language) => make(part, language);

interface Remembered {
	readonly language: string | null;
	readonly value: unknown;
}

/** For a live audit: while somebody types, all blocks but one stay the objects they were. */
export function createPartMemory(): OfPart {
	const memories = new Map<unknown, WeakMap<object, Remembered>>();

	return (make, part, language) => {
		const memory = memories.get(make) ?? new WeakMap<object, Remembered>();
		memories.set(make, memory);
		const known = memory.get(part);
		// The function is the key, so what is remembered is of its type.
		if (known?.language === language) return known.value as ReturnType<typeof make>;
		const value = make(part, language);
		memory.set(part, { language, value });
		return value;
	};
}
