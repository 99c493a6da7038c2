import { readFileSync } from 'node:fs';

/** A fenced block of a Markdown text. */
interface Block {
	readonly language: string;
	readonly text: string;
}

/** One command of a guide, as a person types it. */
export interface GuideCommand {
	readonly line: string;
	/** The output of its last command according to the guide; null if it names none. */
	readonly prints: string | null;
}

export interface Guide {
	readonly commands: readonly GuideCommand[];
	/** The files that readers are to write, by name: blocks that begin with `// name`. */
	readonly files: ReadonlyMap<string, string>;
}

/** The commands and files that a guide tells its readers to run and to write. */
export function readGuide(file: string): Guide {
	const blocks = blocksOf(readFileSync(file, 'utf8'));
	const files = blocks.flatMap(({ text }): [string, string][] => {
		const name = text.match(/^\/\/ (\S+\.\w+)\n/)?.[1];
		return name === undefined ? [] : [[name, text]];
	});
	const commands = blocks.flatMap(({ language, text }, at) => {
		if (language !== 'sh') return [];
		const next = blocks[at + 1];
		const prints = next?.language === 'text' ? next.text : null;
		const lines = commandLines(text);
		return lines.map((line, index) => ({ line, prints: lines[index + 1] ? null : prints }));
	});
	return { commands, files: new Map(files) };
}

/** The lines of a shell that call our command, in every block of a Markdown text. */
export const documentedCommands = (markdown: string): readonly string[] =>
	blocksOf(markdown)
		.filter(({ language }) => language === 'sh' || language === '')
		.flatMap(({ text }) => commandLines(text))
		.flatMap((line) => line.split(' | '))
		.filter((line) => callOfPlumbline.test(line));

const callOfPlumbline =
	/^(?:[A-Z_]+=\S+ )*(?:npm run -s plumbline -- |npx @plumbline\/cli |docker compose exec plumbline plumbline |plumbline )/;

/** The settings before a call of our command, and its words; redirects and comments are left out. */
export function readCall(line: string) {
	const start = line.match(callOfPlumbline)?.[0];
	if (start === undefined) throw new Error(`This does not call plumbline: ${line}`);
	const [call = ''] = line.slice(start.length).split(/ [<>] | +# /);
	const words = call.match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? [];
	const settings = [...start.matchAll(/([A-Z_]+)=(\S+) /g)].map(([, name, value]) => [name, value]);
	const environment: Record<string, string> = Object.fromEntries(settings);
	return { environment, words: words.map((word) => word.replaceAll(/^["']|["']$/g, '')) };
}

function blocksOf(markdown: string): readonly Block[] {
	const fences = markdown.matchAll(/^(`{3,})(\w*)[^\n]*\n(.*?)^\1$/gms);
	return [...fences].map(([, , language = '', text = '']) => ({ language, text }));
}

/** A line that ends with a backslash goes on in the next one. */
const commandLines = (text: string): readonly string[] =>
	text
		.replaceAll(/\s*\\\n\s*/g, ' ')
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '' && !line.startsWith('#'));
