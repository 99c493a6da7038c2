import type { Header } from './fetch-outcome.ts';

interface Answer {
	readonly status: number;
	readonly headers: readonly Header[];
	/** The first part of the body. */
	readonly start: string;
}

interface Wall {
	readonly name: string;
	readonly header?: readonly [name: string, value: RegExp];
	readonly text?: RegExp;
	readonly statuses?: readonly number[];
}

const refusals = [401, 403, 405, 406, 429, 503];

// A header alone is proof; a text counts only with the status that the wall uses.
const walls: readonly Wall[] = [
	{ name: 'Cloudflare', header: ['cf-mitigated', /challenge/i] },
	{
		name: 'Cloudflare',
		text: /<title>just a moment|\/cdn-cgi\/challenge-platform\//i,
		statuses: refusals,
	},
	{ name: 'Cloudflare', text: /<title>attention required! \| cloudflare/i, statuses: refusals },
	{ name: 'AWS WAF', header: ['x-amzn-waf-action', /challenge|captcha/i] },
	{ name: 'Vercel', header: ['x-vercel-mitigated', /challenge|deny/i] },
	{ name: 'DataDome', header: ['x-dd-b', /./], statuses: refusals },
	{ name: 'DataDome', text: /captcha-delivery\.com/i, statuses: refusals },
	{
		name: 'HUMAN',
		text: /captcha\.px-cdn\.net|id="px-captcha"|window\._pxAppId/i,
		statuses: refusals,
	},
	{ name: 'Imperva', text: /Incapsula incident ID/i },
	{ name: 'Akamai', text: /errors\.edgesuite\.net/i, statuses: refusals },
	{ name: 'Sucuri', header: ['x-sucuri-block', /./] },
	{ name: 'Anubis', text: /id="anubis_challenge"/i },
];

/** The service that demanded proof of a human instead of showing the page, or null. */
export function botWall(answer: Answer): string | null {
	return walls.find((wall) => stands(wall, answer))?.name ?? null;
}

function stands({ header, text, statuses }: Wall, answer: Answer): boolean {
	if (statuses && !statuses.includes(answer.status)) return false;
	if (header)
		return answer.headers.some(([name, value]) => name === header[0] && header[1].test(value));
	return text?.test(answer.start) ?? false;
}
