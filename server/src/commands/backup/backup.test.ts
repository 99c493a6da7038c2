import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../../database/open-database.ts';
import { programFile } from '../../testing/built-programs/program-file.ts';
import { callCommand } from '../../testing/call-command.ts';
import { folder, runCommand, startCommand } from '../../testing/run-command.ts';

const main = new URL('../../main.ts', import.meta.url);
let count = 0;

/** A database for this test, with one account. */
async function databaseWith(account: string) {
	const name = `database-${++count}`;
	const environment = { DATABASE_URL: `sqlite:${name}/plumbline.db`, PORT: '0' };
	const run = (...words: string[]) => runCommand(words, environment);
	await run('account', 'create', '--name', account);
	const path = join(folder, name, 'plumbline.db');
	return { run, environment, path, backup: join(folder, `${name}.backup`) };
}

function accountsOf(path: string): readonly unknown[] {
	const database = new DatabaseSync(path, { readOnly: true });
	try {
		return database.prepare('SELECT name FROM account ORDER BY id').all();
	} finally {
		database.close();
	}
}

test('a backup is one complete file that only its owner can read, without the secret key', async () => {
	const { run, path, backup } = await databaseWith('Bakery');
	const secret = Buffer.alloc(32, 'crumpet').toString('base64');
	writeFileSync(join(path, '../secret.key'), secret);
	const { code, output, errors } = await run('backup', backup);
	expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining(backup) });
	expect(errors).toContain('Keep secret.key');
	expect(accountsOf(backup)).toEqual([{ name: 'Bakery' }]);
	expect(statSync(backup).mode & 0o777).toBe(0o600);
	expect(readFileSync(backup).includes(secret)).toBe(false);
	expect(readdirSync(folder).filter((name) => name.includes('.backup'))).toEqual([
		backup.split('/').at(-1),
	]);
});

test('a backup never replaces a file unless asked to', async () => {
	const { run, backup } = await databaseWith('Bakery');
	writeFileSync(backup, 'precious');
	const refused = await run('backup', backup);
	expect(refused).toMatchObject({ code: 2, errors: expect.stringContaining('add --force') });
	expect(readFileSync(backup, 'utf8')).toBe('precious');
	expect(JSON.parse((await run('backup', backup, '--force', '--json')).output)).toEqual({
		file: backup,
		bytes: statSync(backup).size,
	});
});

/** Runs a program with a private 64 kB disk at that path, where the machine allows it. */
const onTinyDisk = (place: string, program: readonly string[], environment = {}) =>
	spawnSync(
		'unshare',
		['-rm', 'sh', '-c', 'mount -t tmpfs -o size=64k none "$0" && exec "$@"', place, ...program],
		{ cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH, ...environment } },
	);

test.skipIf(onTinyDisk(tmpdir(), ['true']).status !== 0)(
	'a backup onto a full disk names the disk, and harms nothing',
	async () => {
		const { environment, path } = await databaseWith('Bakery');
		const tiny = mkdtempSync(join(folder, 'tiny-'));
		const program = [process.execPath, programFile(main), 'backup', join(tiny, 'copy.db')];
		const { status, stderr } = onTinyDisk(tiny, program, environment);
		expect(stderr).toMatch(
			/^plumbline: There is no space for the copy in .+tiny-.+ Free some disk space/,
		);
		expect(status).toBe(2);
		expect(accountsOf(path)).toEqual([{ name: 'Bakery' }]);
	},
);

test('a backup works while others write, and is one consistent snapshot', async () => {
	const { run, environment, backup, path } = await databaseWith('Bakery');
	const database = await openDatabase(environment.DATABASE_URL.replace(':', `:${folder}/`));
	let isDone = false;
	const writing = (async () => {
		for (let index = 1; !isDone; index++) {
			await database.transaction().execute(async (transaction) => {
				for (const half of ['a', 'b']) {
					const name = `${half}${index}`;
					await transaction
						.insertInto('account')
						.values({ name, global_key: name, created_ms: 1 })
						.execute();
				}
			});
		}
	})();
	await vi.waitFor(() => expect(accountsOf(path).length).toBeGreaterThan(2));
	expect((await run('backup', backup)).code).toBe(0);
	isDone = true;
	await writing;
	await database.destroy();
	const names = accountsOf(backup);
	expect(names.length % 2).toBe(1);
	expect(names.length).toBeGreaterThan(2);
	expect(accountsOf(path).slice(0, names.length)).toEqual(names);
});

test('a restore brings back the data, and keeps what it replaced', async () => {
	const { run, path, backup } = await databaseWith('Bakery');
	await run('backup', backup);
	await run('account', 'create', '--name', 'Butcher');
	const { replaced } = JSON.parse((await run('restore', backup, '--json')).output);
	expect(accountsOf(path)).toEqual([{ name: 'Bakery' }]);
	expect(accountsOf(replaced)).toEqual([{ name: 'Bakery' }, { name: 'Butcher' }]);
	expect((await run('account', 'create', '--name', 'Grocer')).code).toBe(0);
	expect(accountsOf(path)).toEqual([{ name: 'Bakery' }, { name: 'Grocer' }]);
});

test('restores into an empty folder, and over a damaged database', async () => {
	const { run, backup } = await databaseWith('Bakery');
	await run('backup', backup);
	const path = join(folder, `restored-${count}`, 'plumbline.db');
	const restore = () => runCommand(['restore', backup], { DATABASE_URL: `sqlite:${path}` });
	expect((await restore()).code).toBe(0);
	expect(accountsOf(path)).toEqual([{ name: 'Bakery' }]);
	writeFileSync(path, 'this was a database once'.repeat(1000));
	expect((await restore()).code).toBe(0);
	expect(accountsOf(path)).toEqual([{ name: 'Bakery' }]);
});

test('a restore is refused while a server runs', async () => {
	const { run, environment, path, backup } = await databaseWith('Bakery');
	await run('backup', backup);
	await run('account', 'create', '--name', 'Butcher');
	const server = startCommand(['serve'], environment);
	await once(server.stderr!, 'data');
	const refused = await run('restore', backup);
	expect(refused).toMatchObject({ code: 2, errors: expect.stringContaining('Stop the server') });
	expect(accountsOf(path)).toHaveLength(2);
	server.kill('SIGTERM');
	await once(server, 'exit');
	expect((await run('restore', backup)).code).toBe(0);
	expect(accountsOf(path)).toHaveLength(1);
});

test('a restore from anything but our own backup is refused, and changes nothing', async () => {
	const { run, path, backup } = await databaseWith('Bakery');
	const other = join(folder, 'other.db');
	const foreign = new DatabaseSync(other);
	foreign.exec('CREATE TABLE wp_posts (id INTEGER)');
	foreign.close();
	await run('backup', backup);
	const newer = new DatabaseSync(backup);
	newer.exec("INSERT INTO plumbline_migration (name, applied_ms) VALUES ('999-future', 1)");
	newer.close();
	writeFileSync(join(folder, 'text.db'), 'no database '.repeat(1000));
	for (const [file, says] of [
		[other, 'not a Plumbline database'],
		[backup, 'newer version (999-future)'],
		[join(folder, 'text.db'), 'damaged or is not a database'],
		[join(folder, 'nowhere.db'), 'There is no file'],
	] as const) {
		expect(await run('restore', file)).toMatchObject({
			code: 2,
			errors: expect.stringContaining(says),
		});
	}
	expect(accountsOf(path)).toEqual([{ name: 'Bakery' }]);
	expect(readdirSync(join(path, '..')).join()).not.toMatch(/draft|before-restore/);
});

test.each(['backup', 'restore'])(
	'%s names the PostgreSQL program to use instead',
	async (command) => {
		const environment = { DATABASE_URL: 'postgres://me:crumpet@127.0.0.1:1/plumbline' };
		const { code, errors } = await runCommand([command, 'file.dump'], environment);
		expect(code).toBe(2);
		expect(errors).toMatch(command === 'backup' ? /pg_dump --format=custom/ : /pg_restore --clean/);
		expect(errors).not.toContain('crumpet');
	},
);

test('exactly one file must be named', async () => {
	expect((await callCommand(['backup'])).errors).toContain('Name the file: plumbline backup FILE.');
	expect((await callCommand(['restore', 'a', 'b'])).errors).toContain('Unexpected argument “b”');
});
