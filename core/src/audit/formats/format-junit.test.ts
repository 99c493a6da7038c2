import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { formatJunit } from './format-junit.ts';
import { auditedPage, breadHtml, hostileHtml, hostileText } from './sample-pages.fixtures.ts';
import { xmlText } from './xml-text.ts';

interface Element {
	readonly name: string;
	readonly attributes: Readonly<Record<string, string>>;
	text: string;
}

/** Elements in document order; throws if the text is not well-formed XML. */
function elementsOf(xml: string): readonly Element[] {
	const parser = new SaxesParser();
	const elements: Element[] = [];
	const open: Element[] = [];
	parser.on('error', (error) => {
		throw error;
	});
	parser.on('opentag', ({ attributes, name }) => {
		const element: Element = { name, attributes, text: '' };
		elements.push(element);
		open.push(element);
	});
	parser.on('text', (text) => {
		const element = open.at(-1);
		if (element) element.text += text;
	});
	parser.on('closetag', () => open.pop());
	parser.write(xml).close();
	return elements;
}

const page = auditedPage('a.html', breadHtml);
const named = (elements: readonly Element[], name: string) =>
	elements.filter((element) => element.name === name);

describe('a report as JUnit', () => {
	it('has one suite per page and one test per rule, with matching counts', () => {
		const elements = elementsOf(formatJunit([page, auditedPage('b.html', hostileHtml)]));
		const [root] = elements;
		expect(named(elements, 'testsuite').map(({ attributes }) => attributes.name)).toEqual([
			'a.html',
			'b.html',
		]);
		expect(Number(root?.attributes.tests)).toBe(named(elements, 'testcase').length);
		expect(Number(root?.attributes.failures)).toBe(named(elements, 'failure').length);
		expect(Number(root?.attributes.skipped)).toBe(named(elements, 'skipped').length);
	});

	it('fails what must be fixed, and mentions notes without failing', () => {
		const elements = elementsOf(formatJunit([page]));
		expect(named(elements, 'failure').map(({ attributes }) => attributes.message)).toContain(
			'The page has no title',
		);
		expect(named(elements, 'system-out').map(({ text }) => text)).toContainEqual(
			expect.stringContaining('main headings (h1)\n3:3 <h1>Bread</h1>\n4:3 <h1>Rolls</h1>\n'),
		);
	});

	it('has the texts of a rule once, however many pages there are', () => {
		const text = formatJunit([page, auditedPage('b.html', breadHtml)]);
		const [rule] = page.report.findings;
		expect(text.split(`<failure message="${xmlText(rule?.headline ?? '')}"`)).toHaveLength(3);
		for (const once of [rule?.why, rule?.fix, rule?.evidence.url]) {
			expect(text.split(xmlText(once ?? ''))).toHaveLength(2);
		}
	});

	it.each([
		['note', (count: number) => expect(count).toBe(page.report.findings.length)],
		['never', (count: number) => expect(count).toBe(0)],
	] as const)('fails findings from %s up on request', (failOn, check) => {
		check(named(elementsOf(formatJunit([page], { failOn })), 'failure').length);
	});

	it('is well-formed whatever the page and its name contain', () => {
		const elements = elementsOf(formatJunit([auditedPage(hostileText, hostileHtml)]));
		expect(named(elements, 'testsuite')[0]?.attributes.name).toContain('<script>alert(1)</script>');
	});
});

describe('text in XML', () => {
	it.each(['a & b < c > "d" ‘e’ ]]>', 'tab\tand\nline', '日本語 👩‍🍳'])(
		'%j reads back unchanged',
		(text) => {
			const [root] = elementsOf(`<a b="${xmlText(text)}">${xmlText(text)}</a>`);
			expect(root).toMatchObject({ text, attributes: { b: text } });
		},
	);

	it('has no character that XML does not allow', () => {
		const [root] = elementsOf(`<a>${xmlText('\u0000\u001b\u007f\ufffe\ud800')}</a>`);
		expect(root?.text).toBe('�����');
	});
});
