import { dayMs } from '@plumbline/core/time';
import { expect } from 'vitest';
import { onEachEngine } from '../testing/database.ts';
import { keywordsApp } from '../testing/keywords-app.ts';

const key = (value: string) => ({ 'idempotency-key': value });

onEachEngine(
	'the same key and request get the same answer without a second write',
	async (database) => {
		const { add } = await keywordsApp(database);
		const parameters = { keywords: 'rye', details: true };
		const first = await add(parameters, key('k1'));
		const again = await add(parameters, key('k1'));
		expect(first.body.keywords).toMatchObject([{ status: 'added' }]);
		expect(again.body).toEqual(first.body);
		expect(again.headers['idempotency-replayed']).toBe('true');
		expect((await add(parameters, key('k2'))).body.keywords).toMatchObject([{ status: 'exists' }]);
	},
);

onEachEngine('the same key with a different request is refused', async (database) => {
	const { add, remove } = await keywordsApp(database);
	await add({ keywords: 'rye' }, key('k1'));
	for (const answer of [
		await add({ keywords: 'spelt' }, key('k1')),
		await remove({ keywords: 'rye' }, key('k1')),
	]) {
		expect(answer.body).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
	}
	expect(await database.selectFrom('keyword').select('text').execute()).toEqual([{ text: 'rye' }]);
});

onEachEngine('requests with one key at the same time are one request', async (database) => {
	const { add } = await keywordsApp(database);
	const answers = await Promise.all(
		Array.from({ length: 6 }, () => add({ keywords: 'rye', details: true }, key('k1'))),
	);
	expect(answers.map(({ body }) => body.keywords[0].status)).toEqual(Array(6).fill('added'));
});

onEachEngine('a refused request may be retried with the same key', async (database) => {
	const { add } = await keywordsApp(database);
	expect((await add({ keywords: ['\t\u0007'] }, key('k1'))).status).toBe(400);
	expect((await add({ keywords: ['rye'] }, key('k1'))).status).toBe(200);
});

onEachEngine('a key is forgotten after a day', async (database) => {
	const clock = { ms: Date.UTC(2026, 10, 20) };
	const { add } = await keywordsApp(database, { now: () => clock.ms });
	await add({ keywords: 'rye' }, key('k1'));
	clock.ms += dayMs;
	expect((await add({ keywords: 'spelt' }, key('k1'))).status).toBe(200);
	expect(await database.selectFrom('idempotent_answer').selectAll().execute()).toHaveLength(1);
});

onEachEngine('a malformed key is refused with a reason', async (database) => {
	const { add } = await keywordsApp(database);
	const { status, body } = await add({ keywords: 'rye' }, key('x'.repeat(256)));
	expect(status).toBe(400);
	expect(body.errors).toMatchObject([{ parameter: 'Idempotency-Key' }]);
});
