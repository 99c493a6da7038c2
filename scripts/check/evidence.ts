import type { Rule } from '@plumbline/core';

/**
 * Official sites of search engines and of specifications. Only parts of a domain if the public can
 * publish on it too.
 */
const engineHosts = [
	'developers.google.com',
	'support.google.com',
	'www.bing.com',
	'blogs.bing.com',
	'yandex.com',
	'yandex.ru',
	'searchadvisor.naver.com',
	'ziyuan.baidu.com',
	'napoveda.seznam.cz',
	'whatwg.org',
	'w3.org',
	'rfc-editor.org',
	'ietf.org',
	'schema.org',
	'iana.org',
	'sitemaps.org',
] as const;

type Claim = Pick<Rule, 'class' | 'evidence' | 'name'>;

/** Faults of a rule's evidence, as sentences; empty when there are none. */
export function evidenceProblems({ class: ruleClass, evidence, name }: Claim, today: Date) {
	const problems: string[] = [];
	const url = URL.parse(evidence.url);
	if (url?.protocol !== 'https:') problems.push(`${name} has no https URL: “${evidence.url}”`);
	else if (ruleClass === 'engine' && !isEngineHost(url.hostname)) {
		problems.push(
			`${name} is of class engine, but ${url.hostname} is neither an engine nor a specification`,
		);
	}
	if (evidence.says.trim() === '') problems.push(`${name} does not quote its source`);
	const checked = dateOf(evidence.checked);
	if (!checked) problems.push(`${name} has no date of the form 2026-11-20: “${evidence.checked}”`);
	else if (checked > today) problems.push(`${name} has a date in the future: ${evidence.checked}`);
	return problems;
}

/** True if half a year has passed since somebody checked the source. */
export function isStale({ evidence }: Pick<Claim, 'evidence'>, today: Date): boolean {
	const limit = new Date(today);
	limit.setUTCMonth(limit.getUTCMonth() - 6);
	const checked = dateOf(evidence.checked);
	return checked !== null && checked < limit;
}

const isEngineHost = (host: string) =>
	engineHosts.some((known) => host === known || host.endsWith(`.${known}`));

/** Null if the text is not an existing date. */
function dateOf(text: string): Date | null {
	const date = new Date(`${text}T00:00:00Z`);
	const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
	return isDay && text.length === 10 ? date : null;
}
