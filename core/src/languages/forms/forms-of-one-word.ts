import { fold } from '../../text/folding/fold.ts';

/** For each form of a word, its other forms. Words are separated by commas, their forms by spaces. */
export function formsOfOneWord(
	list: string,
	language: string,
): (folded: string) => readonly string[] {
	let others: ReadonlyMap<string, readonly string[]> | undefined;
	return (folded) => {
		others ??= othersByForm(fold(list, language));
		return others.get(folded) ?? none;
	};
}

const none: readonly string[] = [];

function othersByForm(list: string): ReadonlyMap<string, readonly string[]> {
	const words = list.split(',').map((word) => word.trim().split(/\s+/));
	return new Map(
		words.flatMap((forms) =>
			forms.map((form) => [form, forms.filter((other) => other !== form)] as const),
		),
	);
}
