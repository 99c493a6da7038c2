import { expect } from 'vitest';
import { connectedSite, testVault } from '../../../testing/connected-site.ts';
import { onEachEngine } from '../../../testing/database.ts';
import { openCredentials } from '../../connections.store.ts';
import { createVault } from '../../seal.ts';
import { connectProvider, type NewProvider } from './connect-provider.ts';
import { parseSerpSettings } from './serp-settings.ts';

function provider(name: NewProvider['name'], more: Partial<NewProvider> = {}): NewProvider {
	const key = `${name} key`;
	return { name, settings: {}, credentials: { key }, isFirst: false, language: undefined, ...more };
}

onEachEngine('providers of an engine are tried in the requested order', async (database) => {
	const given = { source: 'serp', settings: {}, credentials: null };
	const { target } = await connectedSite(database, given);
	const connect = async (added: NewProvider) => {
		const connection = await connectProvider({ database, vault: testVault }, target, added);
		const { providers, language } = parseSerpSettings(connection.settings);
		return {
			names: providers.map(({ name }) => name).join(' '),
			language,
			connection,
			providers,
		};
	};
	expect((await connect(provider('serper'))).names).toBe('serper');
	expect((await connect(provider('dataforseo', { language: 'fr' }))).names).toBe(
		'serper dataforseo',
	);
	expect((await connect(provider('custom', { isFirst: true }))).names).toBe(
		'custom serper dataforseo',
	);
	const again = await connect(provider('serper', { settings: { costMicros: 1 } }));
	expect(again).toMatchObject({ names: 'custom serper dataforseo', language: 'fr' });
	expect(again.providers[1]?.settings).toEqual({ costMicros: 1 });
	expect((await connect(provider('dataforseo', { isFirst: true }))).names).toBe(
		'dataforseo custom serper',
	);
	expect(await openCredentials(database, testVault, again.connection)).toEqual({
		opened: true,
		credentials: {
			custom: { key: 'custom key' },
			dataforseo: { key: 'dataforseo key' },
			serper: { key: 'serper key' },
		},
	});
	const vault = createVault({ secret: 'another', secretFile: '/nowhere' });
	const renewed = await connectProvider({ database, vault }, target, provider('serper'));
	expect(await openCredentials(database, vault, renewed)).toEqual({
		opened: true,
		credentials: { serper: { key: 'serper key' } },
	});
});
