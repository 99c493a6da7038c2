import { readFileSync } from 'node:fs';

export interface LabelledPage {
	/** `tuning/en/rainwater` */
	readonly name: string;
	readonly set: 'tuning' | 'held-out';
	readonly language: string;
	readonly layout: 'main' | 'divs';
	readonly title: string;
	readonly content: string;
	/** The topics that a person named, each with its accepted variants. */
	readonly topics: readonly (readonly string[])[];
}

export const labelledPages = (): LabelledPage[] => [...pagesOf('held-out'), ...pagesOf('tuning')];

/** Each page begins with a comment: its name, its type and layout, its topics. */
const pagesOf = (set: LabelledPage['set']): readonly LabelledPage[] =>
	readFileSync(new URL(`${set}.html`, import.meta.url), 'utf8')
		.split(/^(?=<!-- \w+\/)/m)
		.map((text) => readPage(set, text));

const form =
	/^<!-- (?<path>[\w/-]+): (?<type>.+), (?<layout>main|divs)\n(?<topics>.*?)\n-->\n<title>(?<title>.*)<\/title>\n/s;

function readPage(set: LabelledPage['set'], text: string): LabelledPage {
	const found = form.exec(text);
	if (!found?.groups) {
		throw new Error(`A page of ${set}.html lacks labels or title: ${text.slice(0, 100)}`);
	}
	const { path, layout, topics, title } = found.groups;
	return {
		name: `${set}/${path}`,
		set,
		language: path!.split('/')[0]!,
		layout: layout === 'main' ? 'main' : 'divs',
		title: title!,
		content: text.slice(found[0].length),
		topics: topics!.split('\n').map((line) => line.split(' = ')),
	};
}
