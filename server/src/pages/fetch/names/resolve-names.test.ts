import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localSite, page } from '../../../testing/local-site.ts';
import { nameServer } from '../../../testing/name-server.ts';
import { pageFetcher } from '../../../testing/page-fetcher.ts';
import { folder } from '../../../testing/run-command.ts';
import { createNameResolver, type NameSettings } from './resolve-names.ts';

function resolver(settings: NameSettings) {
	const resolve = createNameResolver({ hostsFile: 'none', queryMs: 100, ...settings });
	return (name: string, isAllowed = false) => resolve(name, isAllowed);
}

test('returns the addresses that the name servers know', async () => {
	const { servers } = await nameServer({ 'bread.example': ['192.0.2.1', '192.0.2.2'] });
	const resolve = resolver({ servers });
	expect(await resolve('bread.example')).toEqual([
		{ address: '192.0.2.1', family: 4 },
		{ address: '192.0.2.2', family: 4 },
	]);
	await expect(resolve('rye.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

test('the hosts file comes first, and a change of it is noticed', async () => {
	const { queries, servers } = await nameServer({});
	const hostsFile = join(folder, 'hosts');
	const resolve = resolver({ servers, hostsFile });
	await writeFile(hostsFile, '# ours\n192.0.2.7\tBread.example oven # new\n::1 oven\nnonsense\n');
	expect(await resolve('bread.EXAMPLE.')).toEqual([{ address: '192.0.2.7', family: 4 }]);
	expect(await resolve('oven')).toHaveLength(2);
	expect(queries).toEqual([]);
	await writeFile(hostsFile, '192.0.2.77 bread.example\n');
	expect(await resolve('bread.example')).toEqual([{ address: '192.0.2.77', family: 4 }]);
});

test('the operating system may resolve a name that the operator listed', async () => {
	const { servers } = await nameServer({});
	const resolve = resolver({ servers });
	await expect(resolve('localhost')).rejects.toMatchObject({ code: 'ENOTFOUND' });
	expect(await resolve('localhost', true)).toContainEqual({ address: '127.0.0.1', family: 4 });
});

test('a name without an answer fails soon, and is not asked for again at once', async () => {
	let nowMs = 0;
	const { queries, servers } = await nameServer({ 'dead.example': null });
	const resolve = resolver({ servers, now: () => nowMs });
	await expect(resolve('dead.example')).rejects.toMatchObject({ code: 'EAI_AGAIN' });
	const asked = queries.length;
	await expect(resolve('dead.example')).rejects.toMatchObject({ code: 'EAI_AGAIN' });
	expect(queries).toHaveLength(asked);
	nowMs += 31_000;
	await expect(resolve('dead.example')).rejects.toMatchObject({ code: 'EAI_AGAIN' });
	expect(queries.length).toBeGreaterThan(asked);
});

test('simultaneous requests for one name cause one query', async () => {
	const { queries, servers } = await nameServer({ 'bread.example': ['192.0.2.1'] });
	const resolve = resolver({ servers });
	await Promise.all(Array.from({ length: 20 }, () => resolve('bread.example')));
	// One question for each family of addresses.
	expect(queries).toHaveLength(2);
});

test('names without an answer do not delay the fetches of others', async () => {
	const dead = Array.from({ length: 40 }, (_, index) => `dead${index}.example`);
	const { port } = await localSite({ '/': page('<title>Bread</title>') });
	const { servers } = await nameServer({
		...Object.fromEntries(dead.map((name) => [name, null])),
		'bread.example': ['127.0.0.1'],
	});
	const resolve = resolver({ servers, queryMs: 60_000 });
	const fetcher = pageFetcher({ allow: [`bread.example:${port}`], resolve });
	const stop = new AbortController();
	let ended = 0;
	const hanging = dead.map((name) =>
		fetcher
			.fetchPage({ url: `http://${name}/`, geo: 'us', signal: stop.signal })
			.finally(() => ended++),
	);
	const outcome = await fetcher.fetchPage({ url: `http://bread.example:${port}/`, geo: 'us' });
	expect(outcome.kind).toBe('page');
	expect(ended).toBe(0);
	stop.abort();
	for (const outcome of await Promise.all(hanging))
		expect(outcome).toMatchObject({ reason: 'aborted' });
});
