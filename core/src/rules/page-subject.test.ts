import { describe, expect, it } from 'vitest';
import { factsOfHtml } from '../facts/facts-of-html.fixtures.ts';
import { isSubject } from './page-subject.ts';

const page = (title: string, heading: string, text: string, description = '') => {
	const facts = factsOfHtml(
		`<title>${title} | Example</title><meta name="description" content="${description}">
		<main><h1>${heading}</h1>${text}</main>`,
	);
	return {
		titles: facts.get('titles'),
		headings: facts.get('headings'),
		descriptions: facts.get('descriptions'),
		opening: facts.get('opening'),
	};
};

const bread = '<p>We bake bread with flour, water and salt.</p>';

describe('isSubject', () => {
	it.each([
		['Lorem ipsum', page('Lorem ipsum', 'Lorem ipsum', '<p>Lorem ipsum is a dummy text.</p>')],
		['Lorem Ipsum', page('Lorem Ipsum tool', 'Lorem Ipsum', '<p>Get lorem ipsum by the word.</p>')],
		['NaN', page('NaN', 'NaN', '<p>Zero by zero is <code>NaN</code></p>')],
		['Untitled', page('Untitled', 'Untitled (1970)', '<p>Untitled is an oil painting.</p>')],
		['{{ name }}', page('What {{ name }} does', 'What {{ name }} does', '<pre>{{ x }}</pre>')],
		['undefined', page('undefined', 'undefined', bread, 'In scripts undefined is a value.')],
	])('“%s” is, where title, heading and text agree', (marker, voice) => {
		expect(isSubject(marker, voice)).toBe(true);
	});

	it.each([
		['undefined', page('undefined', 'undefined', bread)],
		['undefined', page('undefined', 'Rye bread', '<p>In scripts undefined is a value.</p>')],
		['undefined', page('Rye bread', 'undefined', '<p>In scripts undefined is a value.</p>')],
		['Lorem ipsum', page('Lorem ipsum', 'Lorem ipsum', '<p>Lorem ipsum dolor sit amet elit.</p>')],
		['[city]', page('Bread in [city]', 'Bread in [city]', '<p>We bake in [city] since May.</p>')],
		['Untitled', page('Untitled', '<span hidden>Untitled</span>', '<p>Untitled is an oil.</p>')],
		['Lorem ipsum', {}],
		['Lorem ipsum', { titles: null, headings: null, descriptions: null, opening: null }],
	])('“%s” is not, where one of them is silent or only repeats it', (marker, voice) => {
		expect(isSubject(marker, voice)).toBe(false);
	});

	it('asks for as many sentences as the caller does', () => {
		const once = page('Error 404', 'Error 404', '<p>This is an error 404 page.</p>');
		expect(isSubject('Error 404', once)).toBe(true);
		expect(isSubject('Error 404', once, 2)).toBe(false);
	});
});

describe('isSubject, of what a template or a program wrote', () => {
	const variable = { text: '{{ name }}', name: '{{ name }}', kind: 'variable' } as const;
	const printed = { text: '#<Loaf:0x1f>', name: '#<Loaf:0x1f>', kind: 'printed' } as const;
	const word = { text: 'undefined', name: 'undefined', kind: 'printed' } as const;
	const code = (text: string) => `<p>Write <code>${text}</code>.</p>`;

	it.each([
		['code shows it', variable, page('Variables', 'Letters', code('{{ name }}'))],
		['the page is about templates', variable, page('Liquid', 'Liquid objects', bread)],
		['code shows it', printed, page('Loaves', 'Loaves', code('#&lt;Loaf:0x1f>'))],
		[
			'the heading asks about it',
			printed,
			page('Why #&lt;Loaf:0x1f>?', 'Why does it print #&lt;Loaf:0x1f>?', bread),
		],
	])('%s', (_, found, voice) => {
		expect(isSubject(found, voice)).toBe(true);
	});

	it.each([
		['the page repeats it', variable, page('{{ name }}', '{{ name }}', '<p>Dear {{ name }}</p>')],
		['the page repeats it', printed, page('#&lt;Loaf:0x1f>', '#&lt;Loaf:0x1f>', bread)],
		['code has the word', word, page('undefined', 'Rye bread', code('undefined'))],
	])('not if only %s', (_, found, voice) => {
		expect(isSubject(found, voice)).toBe(false);
	});
});
