import { globSync, readFileSync } from 'node:fs';

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

export function labelledPages(): LabelledPage[] {
	return globSync('{tuning,held-out}/*/*.html', { cwd: import.meta.dirname })
		.sort()
		.map(readPage);
}

const form =
	/^<!-- (?<type>.+), (?<layout>main|divs)\n(?<topics>.*?)\n-->\n<title>(?<title>.*)<\/title>\n/s;

function readPage(path: string): LabelledPage {
	const text = readFileSync(new URL(path, import.meta.url), 'utf8');
	const found = form.exec(text);
	if (!found?.groups) throw new Error(`${path} does not open with its labels and title.`);
	const [set, language] = path.split('/');
	return {
		name: path.replace('.html', ''),
		set: set === 'tuning' ? 'tuning' : 'held-out',
		language: language!,
		layout: found.groups.layout === 'main' ? 'main' : 'divs',
		title: found.groups.title!,
		content: text.slice(found[0].length),
		topics: found.groups.topics!.split('\n').map((line) => line.split(' = ')),
	};
}
