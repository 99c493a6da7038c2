import { describe, expect, it } from 'vitest';
import { extractKeywords, type KeywordSources } from './extract-keywords.ts';

const keywordsOf = (language: string, sources: KeywordSources) =>
	extractKeywords(sources, language);

describe('the parts of a title', () => {
	it('include a phrase before a colon that ends with a verb in German', () => {
		const title = 'Messer schleifen: die besten Tipps';
		expect(keywordsOf('de', { title, blocks: ['So kann jeder Messer schleifen.'] })).toContain(
			'Messer schleifen',
		);
	});

	it('include a name in quotes', () => {
		const title = 'Neues Paar bei „Ufer der Träume“: So geht es weiter';
		const blocks = ['Die Serie „Ufer der Träume“ läuft im Herbst.'];
		expect(keywordsOf('de', { title, blocks })).toContain('Ufer der Träume');
	});

	it('include what precedes the last verb of a German title', () => {
		const title = 'Hafenfest Bremen abgesagt';
		const keywords = keywordsOf('de', { title, blocks: ['Kein Hafenfest Bremen im Mai.'] });
		expect(keywords).toEqual(expect.arrayContaining(['Hafenfest Bremen']));
	});

	it('keep the words of grammar that a clause needs', () => {
		const title = 'Wir unterstützen Radwege';
		expect(keywordsOf('de', { title, names: [title], blocks: [] })).toContain(title);
	});

	it('do not include a phrase that begins with a German verb', () => {
		const title = 'Verein stellt Strafanzeige wegen Lärm';
		const blocks = ['Ein Verein stellt Strafanzeige. Die Nachbarn sind müde.'];
		expect(keywordsOf('de', { title, blocks })).not.toContain('stellt Strafanzeige');
	});

	it('do not include pieces with the verb of a headline', () => {
		const title = 'Mayor offers bakery tour of Salem';
		const keywords = keywordsOf('en', { title, names: [title], blocks: ['A bakery in Salem.'] });
		expect(keywords).not.toContain('Mayor offers bakery');
	});

	it('include a compound beside the phrase that contains it', () => {
		const title = 'Apfelstreuselkuchen mit Zimt';
		const description = 'Ein Apfelstreuselkuchen wie von Oma.';
		const blocks = ['Den Teig kneten.'];
		expect(
			keywordsOf('de', { title, description, address: 'apfelstreuselkuchen zimt', blocks }),
		).toContain('Apfelstreuselkuchen');
	});

	it('fill a short list', () => {
		const title = 'Loss of fertile soil and the elephants of Guinea';
		const address = 'loss of fertile soil and the elephants of guinea';
		const keywords = keywordsOf('en', { title, address, blocks: ['Rain is rare.'] });
		expect(keywords).toContain('elephants of Guinea');
	});
});

describe('names in the text', () => {
	it('come before words of the title that many pages share', () => {
		const title = 'Germany and its wine';
		const blocks = [
			'In the Ahr Valley, wine is red.',
			'Nobody leaves the Ahr Valley thirsty.',
			'Wine from Germany is sweet. Germany sells it.',
		];
		const keywords = keywordsOf('en', { title, blocks });
		expect(keywords.indexOf('Ahr Valley')).toBeLessThan(Math.max(keywords.indexOf('Germany'), 1));
		expect(keywords).toContain('Ahr Valley');
	});

	it('complete a last name in the title', () => {
		const title = 'Senator calls Weber unfit';
		const description = 'In an interview, the senator attacked Jonas Weber.';
		const blocks = [
			'The senator attacked Jonas Weber.',
			'Weber did not answer. Critics of Weber agree.',
		];
		const keywords = keywordsOf('en', { title, description, blocks });
		expect(keywords).toContain('Jonas Weber');
		expect(keywords).not.toContain('Weber');
	});

	it('do not complete a German noun with the noun before it', () => {
		const title = 'Wein richtig öffnen';
		const blocks = ['Man nimmt 100 Milliliter Wein. Der Wein atmet.', 'Guter Wein braucht Luft.'];
		expect(keywordsOf('de', { title, blocks })).not.toContain('Milliliter Wein');
	});

	it('leave out a single word of the site’s name', () => {
		const sources = {
			title: 'Bread prices rise – The Daily Beacon',
			siteName: 'The Daily Beacon',
			blocks: [
				'A Beacon reporter asked. The Beacon knows bread prices.',
				'Write to the Beacon about bread prices.',
			],
		};
		expect(keywordsOf('en', sources)).not.toContain('Beacon');
	});

	it('rank the dictionary form of an adjective before its other forms', () => {
		const blocks = [
			'Das gilt in roten Gebieten. Wer in roten Gebieten düngt, braucht organische Dünger.',
			'Für organische Dünger gilt das nicht.',
		];
		const keywords = keywordsOf('de', { blocks });
		expect(keywords.indexOf('organische Dünger')).toBe(0);
	});
});
