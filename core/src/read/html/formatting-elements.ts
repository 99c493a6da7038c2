import { html as htmlNames } from 'parse5';

/** A flag for each element of these names, by its number in parse5. */
export function flagsOf(names: string): readonly (true | undefined)[] {
	const flags: (true | undefined)[] = Array.from({ length: htmlNames.TAG_ID.XMP + 1 });
	for (const name of names.split(' ')) flags[htmlNames.getTagID(name)] = true;
	return flags;
}

/** Elements that the parser may create again from an older start tag: `<p><b>one<p>two`. */
export const isFormatting = flagsOf('a b big code em font i nobr s small strike strong tt u');
