/** How a host answers to URLs without a file, as far as its configuration says so simply. */
export interface HostRules {
	/** Targets by path, both as they are written. */
	readonly redirects: ReadonlyMap<string, string>;
	/** Beginnings of paths about which the configuration says more than this reads. */
	readonly unknown: readonly string[];
}

interface Rule {
	readonly from: string;
	readonly to: string;
	readonly status: number;
	/** Whether it depends on more than the path. */
	readonly isConditional: boolean;
}

type ReadRules = (text: string) => readonly Rule[] | null;

/** Null from a reader: the file has rules that only its host understands. */
const readers: Readonly<Record<string, ReadRules>> = {
	_redirects: (text) => linesOf(text).flatMap(netlifyLine),
	'netlify.toml': netlifyToml,
	'vercel.json': vercelJson,
	'.htaccess': htaccess,
	'_worker.js': () => null,
	'staticwebapp.config.json': () => null,
	'web.config': () => null,
};

export const hostFiles = Object.keys(readers);

/** The rules in the files of a host, by their names. */
export function hostRules(texts: Readonly<Record<string, string>>): HostRules {
	const redirects = new Map<string, string>();
	const unknown: string[] = [];
	for (const [name, text] of Object.entries(texts)) {
		for (const rule of readers[name]?.(text) ?? [everything]) {
			// That is how a URL without a file is answered anyway.
			if (rule.status >= 400) continue;
			const [start = ''] = rule.from.split(/[:*(]/);
			if (start !== rule.from || rule.isConditional || rule.status < 300) unknown.push(start);
			else if (!redirects.has(rule.from)) redirects.set(rule.from, rule.to);
		}
	}
	return { redirects, unknown };
}

const everything: Rule = { from: '/*', to: '', status: 200, isConditional: false };

const linesOf = (text: string) =>
	text.split(/\r?\n/).flatMap((line) => line.replace(/(?:^|\s)#.*$/, '').trim() || []);

/** https://docs.netlify.com/manage/routing/redirects/redirect-options/, read by Cloudflare Pages too. */
function netlifyLine(line: string): readonly Rule[] {
	const [from = '', ...words] = line.split(/\s+/);
	const at = words.findIndex((word) => /^(?:\/|https?:)/.test(word));
	const status = words.slice(at + 1).find((word) => /^\d{3}!?$/.test(word));
	const others = words.length - 1 - Number(status !== undefined);
	const isConditional = at !== 0 || others > 0;
	return [
		{ from, to: words[at] ?? '', status: Number.parseInt(status ?? '301', 10), isConditional },
	];
}

function netlifyToml(text: string): readonly Rule[] {
	return text
		.split(/^\s*(?=\[)/m)
		.filter((part) => part.startsWith('[[redirects]]'))
		.map((part) => {
			const value = (key: string) =>
				part.match(new RegExp(`^\\s*${key}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|(\\d+))`, 'm'));
			const [, from = '', alsoFrom = ''] = value('from') ?? [];
			const [, to = '', alsoTo = ''] = value('to') ?? [];
			const isConditional = /^\s*(?:query|conditions)\s*=/m.test(part);
			const status = Number(value('status')?.[3] ?? 301);
			return { from: from || alsoFrom, to: to || alsoTo, status, isConditional };
		});
}

interface VercelConfig {
	readonly redirects?: readonly {
		readonly source?: unknown;
		readonly destination?: unknown;
		readonly has?: unknown;
		readonly missing?: unknown;
	}[];
	readonly rewrites?: unknown;
	readonly routes?: unknown;
}

/** They are not in the folder. */
const functions: Rule = { from: '/api/*', to: '', status: 200, isConditional: false };

function vercelJson(text: string): readonly Rule[] | null {
	try {
		// Each value is checked below.
		const { redirects = [], rewrites, routes } = JSON.parse(text) as VercelConfig;
		if (rewrites !== undefined || routes !== undefined) return null;
		const rules = redirects.map(({ destination, has, missing, source }) => ({
			from: String(source),
			to: String(destination),
			status: 308,
			isConditional: has !== undefined || missing !== undefined,
		}));
		return [...rules, functions];
	} catch {
		return null;
	}
}

/** Directives that leave it to the files which URLs there are. */
const silent = /^(?:Header|Options|ErrorDocument|Add\w+|DirectoryIndex|Expires\w+|<\/?IfModule)\b/i;

/** https://httpd.apache.org/docs/2.4/mod/mod_alias.html#redirect. It also redirects what is below. */
function htaccess(text: string): readonly Rule[] | null {
	const rules: Rule[] = [];
	for (const line of linesOf(text)) {
		if (silent.test(line)) continue;
		const redirect = line.match(
			/^Redirect(?:Permanent|Temp)?\s+(?:(\d{3}|permanent|temp|seeother|gone)\s+)?(\/\S*)(?:\s+(\S+))?$/i,
		);
		if (!redirect) return null;
		const [, given = '301', from = '', to = ''] = redirect;
		const status = given.toLowerCase() === 'gone' ? 410 : Number.parseInt(given, 10) || 301;
		rules.push({ from, to, status, isConditional: false });
		rules.push({ from: `${from.replace(/\/$/, '')}/*`, to, status, isConditional: false });
	}
	return rules;
}
