import type { Fixture } from '../../core/src/rules/fixture.ts';
import { codeBlock, prose } from './markdown.ts';

const parts = {
	html: 'html start tag',
	title: 'title',
	description: 'description',
	viewport: 'viewport tag',
	canonical: 'canonical link',
	icon: 'icon',
	head: 'rest of the head',
	h1: 'main heading',
	main: 'text',
	footer: 'footer',
} as const satisfies Partial<Record<keyof Fixture, string>>;

const partNames = Object.keys(parts) as (keyof typeof parts)[]; // the keys just above

/** In characters. Longer examples are cut: this is enough to show the point, and still readable. */
const maxLength = 1500;

/** The part of the page that makes the example; the rest is an ordinary page. */
export function example(name: string, fixture: Fixture, says: readonly string[] = []): string {
	const html = htmlOf(fixture);
	const { layout, served, vitals } = fixture;
	return [
		`**${prose(capital(name))}**`,
		...circumstances(fixture),
		...(fixture.robotsTxt?.text
			? ['robots.txt:', codeBlock('text', shortened(fixture.robotsTxt.text))]
			: []),
		...(fixture.site && Object.keys(fixture.site).length > 0
			? ['The rest of the site:', codeBlock('json', JSON.stringify(fixture.site, null, 2))]
			: []),
		...(html ? [codeBlock('html', shortened(html))] : []),
		...(served ? sentAs(served) : []),
		...(layout ? ['Layout:', codeBlock('json', JSON.stringify(layout, null, 2))] : []),
		...(vitals ? ['This visit:', codeBlock('json', JSON.stringify(vitals, null, 2))] : []),
		...says.map((sentence) => `> ${prose(sentence)}`),
	].join('\n\n');
}

const htmlOf = (fixture: Fixture): string =>
	fixture.document ??
	partNames
		.map((part) => fixture[part] ?? '')
		.filter(Boolean)
		.join('\n');

function sentAs(served: Fixture): readonly string[] {
	const html = htmlOf(served);
	return [
		['As it was sent:', ...circumstances(served)].join(' '),
		html ? codeBlock('html', shortened(html)) : 'The ordinary page.',
	];
}

function circumstances(fixture: Fixture): readonly string[] {
	const missing = partNames.filter((part) => fixture[part] === '').map((part) => parts[part]);
	const { geo, keywords, response, robotsTxt, url } = fixture;
	const sentences = [
		missing.length > 0 && `A page without ${missing.join(' and ')}.`,
		url && `Address: \`${url}\`.`,
		keywords?.length && `Keyword: ${keywords.map((keyword) => `“${prose(keyword)}”`).join(', ')}.`,
		geo && `Country: \`${geo}\`.`,
		response?.status != null && response.status !== 200 && `Status: ${response.status}.`,
		...(response?.headers ?? []).map(([header, value]) => `Header: \`${header}: ${value}\`.`),
		robotsTxt?.text === null && `Status of robots.txt: ${robotsTxt.status}.`,
	];
	const said = sentences.filter(Boolean);
	return said.length > 0 ? [said.join(' ')] : [];
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

function shortened(text: string): string {
	if (text.length <= maxLength) return text;
	const shown = text.slice(0, maxLength).toWellFormed();
	const left = (text.length - maxLength).toLocaleString('en');
	return `${shown}\n… ${left} characters more`;
}
