import { createAuditor, factsOfHtml, keywordPlaces, load } from '@plumbline/core';
import { beforeAll, expect, test } from 'vitest';
import { keywordForms } from './keyword-forms.ts';

beforeAll(() => load({ languages: ['de'] }));

function formsOf(keyword: string, html: string) {
	const whole = `<html lang="de"><title>Sauerteigbrot</title><main>${html}</main>`;
	const facts = createAuditor({ geo: 'de' }).facts(factsOfHtml(whole, { geo: 'de' }));
	const [report] = keywordPlaces(facts, [keyword]);
	return keywordForms(report ?? { places: [] });
}

test('counts each form, the most frequent first, whatever its case', () => {
	const html = `<p>Ein sauerteigbrot ruht, und Sauerteigbrote halten sich eine Woche in der Küche.</p>
	<h2>Warum Sauerteigbrote?</h2><p>Sauerteigbrote und Sauerteigbrote reifen lange.</p>`;

	expect(formsOf('Sauerteigbrot', html)).toEqual([
		{ text: 'Sauerteigbrote', count: 4 },
		{ text: 'Sauerteigbrot', count: 2 },
	]);
});

test('shows what lies between scattered words as an ellipsis, and nothing for nothing', () => {
	const html =
		'<p>Das Brot backen wir, wenn der Ofen ganz heiß und die Küche warm ist, im Topf.</p>';

	expect(formsOf('Brot Topf', html)).toEqual([{ text: 'Brot … Topf', count: 1 }]);
	expect(formsOf('Croissant', html)).toEqual([]);
});
