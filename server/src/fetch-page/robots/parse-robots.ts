export interface RobotsRule {
	readonly allows: boolean;
	readonly pattern: string;
	readonly line: number;
}

interface RobotsGroup {
	/** Product tokens in lower case; `*` for everybody. */
	readonly agents: readonly string[];
	readonly rules: readonly RobotsRule[];
}

type Field = 'agent' | 'allow' | 'disallow' | 'other';

// Google’s parser forgives these spellings, and so many files rely on it that we do too.
const fields: Readonly<Record<string, Field>> = {
	'user-agent': 'agent',
	useragent: 'agent',
	'user agent': 'agent',
	allow: 'allow',
	disallow: 'disallow',
	dissallow: 'disallow',
	dissalow: 'disallow',
	disalow: 'disallow',
	diasllow: 'disallow',
	disallaw: 'disallow',
};

const longestLine = 16_664;

/** Groups of a robots.txt (RFC 9309): agent lines that follow each other share the rules after them. */
export function parseRobots(text: string): readonly RobotsGroup[] {
	const groups: { agents: string[]; rules: RobotsRule[] }[] = [];
	let isCollectingAgents = false;
	for (const { field, value, line } of parseLines(text)) {
		const group = groups.at(-1);
		if (field === 'agent') {
			if (isCollectingAgents) group?.agents.push(productToken(value));
			else groups.push({ agents: [productToken(value)], rules: [] });
			isCollectingAgents = true;
		} else if (field !== 'other') {
			isCollectingAgents = false;
			if (value !== '') group?.rules.push({ allows: field === 'allow', pattern: value, line });
		}
	}
	return groups;
}

function parseLines(text: string): { field: Field; value: string; line: number }[] {
	const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
	return lines.flatMap((content, index) => {
		const pair = keyAndValue(content.slice(0, longestLine));
		if (pair === null) return [];
		const [key, value] = pair;
		return [{ field: fields[key] ?? 'other', value, line: index + 1 }];
	});
}

function keyAndValue(line: string): [key: string, value: string] | null {
	const content = line.replace(/#.*$/, '').trim();
	const colon = content.indexOf(':');
	if (colon > 0) {
		return [content.slice(0, colon).trim().toLowerCase(), content.slice(colon + 1).trim()];
	}
	// “Disallow /x” without a colon is understood when it is exactly two words.
	const words = content.split(/\s+/);
	return words.length === 2 ? [words[0]!.toLowerCase(), words[1]!] : null;
}

/** `Googlebot/2.1` means Googlebot; `*` may have anything after a space. */
function productToken(value: string): string {
	if (/^\*(\s|$)/.test(value)) return '*';
	return value.match(/^[a-z_-]+/i)?.[0].toLowerCase() ?? '';
}
