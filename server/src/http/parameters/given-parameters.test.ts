import { addKeywords, commaListsOf } from '@plumbline/core/api';
import { expect, test } from 'vitest';
import { onEachEngine } from '../../testing/database.ts';
import { keywordsApp } from '../../testing/keywords-app.ts';

test('finds the comma-separated lists in the contract', () => {
	expect([...commaListsOf(addKeywords)]).toEqual(['keywords', 'groups']);
});

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

onEachEngine('lists may be repeated texts, texts in brackets, or arrays', async (database) => {
	const { app, apiKey } = await keywordsApp(database);
	const namesOf = async (payload: string, type = form) => {
		const response = await app.inject({
			method: 'POST',
			url: '/api/v3/keywords/add_keywords?site_global_key=bakery&dry_run=true',
			headers: { authorization: `Bearer ${apiKey}`, 'content-type': type },
			payload,
		});
		return response.json().keywords.map(({ name }: { name: string }) => name);
	};
	expect(await namesOf('keywords=a,b%0Ac&keywords="d,+e",f')).toEqual(['a', 'b', 'c', 'd, e', 'f']);
	expect(await namesOf('keywords[]=a, b&keywords[]=c')).toEqual(['a, b', 'c']);
	expect(await namesOf('{"keywords":["a, b","c"]}', json)).toEqual(['a, b', 'c']);
	expect(await namesOf('{"keywords":["a, b","c"]}', 'Application/JSON')).toEqual(['a, b', 'c']);
	expect(await namesOf('{"keywords":"a, b"}', json)).toEqual(['a', 'b']);
});
