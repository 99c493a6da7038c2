import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, runCommand } from '../../testing/run-command.ts';

/** A site in a database for this test. */
async function siteIn(name: string) {
	const environment = { DATABASE_URL: `sqlite:${folder}/${name}.db` };
	const run = (words: readonly string[], input = '') =>
		runCommand([...words], { ...environment, input });
	const json = async (words: readonly string[], input = '') =>
		JSON.parse((await run([...words, '--json'], input)).output);
	await run(['site', 'add', '--domain', 'example.com']);
	return { run, json };
}

test('keywords come from arguments, a file and standard input, each once', async () => {
	const { run, json } = await siteIn('add');
	const added = await json(['keywords', 'add', 'sourdough bread', 'Ｒye, dark']);
	expect(added).toEqual([
		{ keyword_id: expect.any(Number), name: 'sourdough bread', status: 'added' },
		{ keyword_id: expect.any(Number), name: 'Ｒye, dark', status: 'added' },
	]);
	const rye = added[1].keyword_id;
	const file = join(folder, 'keywords.txt');
	await writeFile(file, '\ufeffrye, DARK\r\n\r\n天然酵母 パン\n');
	expect(await json(['keywords', 'add', '--file', file])).toMatchObject([
		{ keyword_id: rye, status: 'exists' },
		{ name: '天然酵母 パン', status: 'added' },
	]);
	await run(['keywords', 'remove', 'RYE, dark']);
	const typed = await run(['keywords', 'add', '--file', '-'], 'rye, dark\nbagels');
	expect(typed.output).toBe('1 added, 1 restored, 0 already there.\n');
	expect((await run(['keywords', 'list'])).output).toContain('天然酵母 パン');
});

test('an invalid keyword stops the call, and nothing is added', async () => {
	const { run, json } = await siteIn('bad');
	const { code, errors } = await run(['keywords', 'add', 'fine', 'x'.repeat(201)]);
	expect(code).toBe(2);
	expect(errors).toMatch(/201 characters long.*Nothing was changed\./);
	expect(await json(['keywords', 'list'])).toEqual([]);
	const latin = join(folder, 'latin.txt');
	await writeFile(latin, Buffer.from([0x62, 0xe4, 0x63]));
	expect((await run(['keywords', 'add', '--file', latin])).errors).toMatch(/is not UTF-8/);
	expect((await run(['keywords', 'remove', 'never seen'])).errors).toMatch(/no such keyword/);
});

test('groups are found in any spelling, contain keywords, and can be removed without them', async () => {
	const { run, json } = await siteIn('groups');
	await run(['keywords', 'add', 'sourdough', 'rye', '--group', 'Bread']);
	const group = await json(['group', 'add', 'ＢＲＥＡＤ']);
	expect(group).toMatchObject({ name: 'Bread' });
	await run(['keywords', 'add', 'bagels']);
	await run(['group', 'assign', 'bread', 'bagels']);
	await run(['group', 'assign', '--remove', group.global_key, 'rye']);
	expect(await json(['group', 'list'])).toEqual([{ ...group, active_keywords_count: 2 }]);
	expect(await json(['keywords', 'list', '--group', 'Bread'])).toMatchObject([
		{ name: 'sourdough', groups: ['Bread'] },
		{ name: 'bagels' },
	]);
	expect((await json(['site', 'list']))[0]).toMatchObject({
		keyword_groups: [group],
		active_keywords_count: 3,
	});
	await run(['group', 'remove', 'Bread']);
	expect(await json(['keywords', 'list'])).toHaveLength(3);
	expect((await run(['group', 'remove', 'Bread'])).errors).toMatch(/no group “Bread”/);
});
