import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { fixtureHtml } from '../../rules/ordinary-page.ts';
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
	it('has a failed test for each finding that fails, and a passed one for each other page', () => {
		const fine = auditedPage('fine.html', fixtureHtml({}));
		const elements = elementsOf(formatJunit([page, fine]));
		const cases = named(elements, 'testcase').map(({ attributes }) => attributes);
		const failing = page.report.findings.filter(({ severity }) => severity === 'error');
		expect(cases.map(({ classname, name }) => `${classname}: ${name}`)).toEqual([
			...failing.map(({ name }) => `a.html: ${name}`),
			'fine.html: nothing fails',
		]);
		for (const counted of [elements[0], ...named(elements, 'testsuite')]) {
			expect(counted?.attributes).toMatchObject({
				tests: `${cases.length}`,
				failures: `${failing.length}`,
				skipped: '0',
			});
		}
	});

	it('fails what must be fixed, with its places', () => {
		const failures = named(elementsOf(formatJunit([page])), 'failure');
		expect(failures.map(({ attributes }) => attributes.message)).toContain('The page has no title');
		const all = named(elementsOf(formatJunit([page], { failOn: 'note' })), 'failure');
		expect(all.map(({ text }) => text)).toContainEqual(
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
		expect(named(elements, 'testcase')[0]?.attributes.classname).toContain(
			'<script>alert(1)</script>',
		);
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
