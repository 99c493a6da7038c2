interface Document {
	/** Its path from the root. */
	readonly file: string;
	readonly text: string;
}

/** Reads a file by its path from the root; null if it does not exist. */
type ReadFile = (file: string) => string | null;

/** Commands that the documented Node cannot run, and links that lead nowhere. */
export function documentFaults(document: Document, read: ReadFile): readonly string[] {
	return [...commandFaults(document), ...linkFaults(document, read)];
}

/** The documents ask for Node 20, which runs no TypeScript. */
const commandFaults = ({ file, text }: Document): readonly string[] =>
	[...text.matchAll(/\bnode (\S+\.ts)\b/g)].map(
		([command, script]) => `${file}: write “npm run ts -- ${script}” instead of “${command}”.`,
	);

function linkFaults({ file, text }: Document, read: ReadFile): readonly string[] {
	const prose = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
	return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
		if (/^[a-z]+:/i.test(link)) return [];
		const [name = '', anchor = ''] = link.split('#');
		const target = name === '' ? file : new URL(name, `file:///${file}`).pathname.slice(1);
		const content = name === '' ? text : read(target);
		if (content === null) {
			// `docs/check.ts` knows the pages of the site that are generated.
			return file.startsWith('docs/') ? [] : [`${file} links to ${link}, which is missing.`];
		}
		return anchor === '' || anchorsOf(content).includes(anchor)
			? []
			: [`${file} links to ${link}, but ${target} has no such heading.`];
	});
}

/** The anchors of headings as GitHub writes them. */
const anchorsOf = (markdown: string): readonly string[] =>
	[...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
		heading
			.toLowerCase()
			.replace(/[^\p{L}\p{N}\s_-]/gu, '')
			.replaceAll(' ', '-'),
	);
