import { expect, onTestFinished, test } from 'vitest';
import { createApiKey } from '../accounts/api-keys/api-keys.store.ts';
import { openDatabase } from '../database/open-database.ts';
import { refreshSampleAccount } from '../sample/sample-account.ts';
import { testApp } from '../testing/app.ts';
import { connectedClient, httpTransport, originOf } from '../testing/mcp-client.ts';

test.each(['en', 'ja'])(
	'the site, the page, the report and agents have one sentence about a change: %s',
	async (locale) => {
		const database = await openDatabase('sqlite::memory:');
		onTestFinished(() => database.destroy());
		const { account } = await refreshSampleAccount(database, Date.UTC(2026, 10, 20, 12));
		const { app } = await testApp({ database });
		const apiKey = await createApiKey(database, { accountId: account.id, scopes: ['read'] });
		const ask = async (path: string, more: object = {}) => {
			const payload = { site_global_key: 'sample-recipes', locale, ...more };
			const headers = { 'x-api-key': apiKey };
			return (await app.inject({ method: 'POST', url: `/api/v3${path}`, headers, payload })).json();
		};
		const { changes } = await ask('/changes/effects');
		const sentences = changes.map(({ sentence }: { readonly sentence: string }) => sentence);
		expect(sentences).toHaveLength(3);

		const agent = await connectedClient(httpTransport(await originOf(app), apiKey));
		for (const { sentence, urls } of changes) {
			// As the extension and the plugin of WordPress ask.
			const ofPage = await ask('/changes/effects', { url: urls[0] });
			expect(ofPage.changes).toContainEqual(expect.objectContaining({ sentence }));
			const asked = { site: 'sample-recipes', url: urls[0], locale };
			const { text } = await agent.call('run_operation', {
				operation: 'listEffects',
				arguments: asked,
			});
			expect(text).toContain(`"sentence":${JSON.stringify(sentence)}`);
		}

		const { sections } = await ask('/reports');
		const worked = sections.find(({ name }: { readonly name: string }) => name === 'worked');
		const told = worked.sentences.map(({ text }: { readonly text: string }) => text);
		expect(told.toSorted()).toEqual(sentences.toSorted());
	},
);
