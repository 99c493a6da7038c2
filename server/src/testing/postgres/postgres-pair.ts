import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Forwarder, forwarder } from '../forwarder.ts';
import { ordinaryUser, type ProcessUser } from './ordinary-user.ts';
import { freePort, initdbFlags, programsFor, started } from './start-postgres.ts';

const run = promisify(execFile);

/** How PostgreSQL ends: it asks its backends to stop, it leaves at once, or it is killed. */
export type PostgresEnd = 'SIGINT' | 'SIGQUIT' | 'SIGKILL';

/** A PostgreSQL and its synchronous standby behind one URL, which always leads to the primary. */
export interface PostgresPair {
	readonly url: string;
	readonly forwarder: Forwarder;
	/** Ends the primary and starts it again; resolves when it accepts connections. */
	restart(end: PostgresEnd): Promise<void>;
	/** Kills the primary and promotes the standby; resolves when that accepts writes. */
	failOver(): Promise<void>;
	/** Gives the primary a new standby, which confirms each commit before it is acknowledged. */
	addStandby(): Promise<void>;
	stop(): Promise<void>;
}

interface Node {
	readonly data: string;
	readonly port: number;
	process: ChildProcess;
}

/** Throws if PostgreSQL cannot run on this machine. */
export async function startPostgresPair(): Promise<PostgresPair> {
	const user = await ordinaryUser();
	const folder = await mkdtemp(join(tmpdir(), 'plumbline-postgres-'));
	if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
	const programs = await programsFor(user, folder);
	const as = { ...user, cwd: '/' };
	const data = join(folder, 'data-1');
	await run(join(programs, 'initdb'), [`--pgdata=${data}`, ...initdbFlags], as);
	const program = join(programs, 'postgres');
	const start = (data: string, port: number) => startNode(program, { data, port, user });
	let count = 1;
	let standby: Node | undefined;
	const port = await freePort();
	let primary: Node = { data, port, process: await start(data, port) };
	const door = await forwarder(port);
	const killAll = () => {
		for (const node of [primary, standby]) node?.process.kill('SIGQUIT');
	};
	process.on('exit', killAll);
	const url = `postgres://plumbline@127.0.0.1:${door.port}/postgres`;
	return {
		url,
		forwarder: door,
		restart: async (end) => {
			await ended(primary.process, end);
			primary.process = await start(primary.data, primary.port);
		},
		failOver: async () => {
			if (standby === undefined) throw new Error('There is no standby to promote.');
			await ended(primary.process, 'SIGKILL');
			const former = primary;
			primary = standby;
			standby = undefined;
			await onNode(primary, 'select pg_promote(true, 20)');
			// Its commits need no confirmation until it has a standby of its own.
			await confirmedBy(primary, '');
			door.leadTo(primary.port);
			await rm(former.data, { recursive: true, force: true });
		},
		addStandby: async () => {
			count += 1;
			const copy = join(folder, `data-${count}`);
			await copyOf(primary, copy, as);
			const port = await freePort();
			standby = { data: copy, port, process: await start(copy, port) };
			await confirmedBy(primary, '*');
			await isConfirming(primary);
		},
		stop: async () => {
			door.close();
			process.off('exit', killAll);
			for (const node of [primary, standby]) if (node) await ended(node.process, 'SIGQUIT');
			await rm(folder, { recursive: true, force: true });
		},
	};
}

const settings = {
	listen_addresses: '127.0.0.1',
	unix_socket_directories: '',
	// Tests only end processes, never the machine, so unsynced writes are not lost.
	fsync: 'off',
	shared_buffers: '32MB',
	min_wal_size: '32MB',
	hot_standby_feedback: 'on',
	wal_keep_size: '256MB',
	wal_retrieve_retry_interval: '100ms',
};

/** A killed PostgreSQL leaves backends that hold its memory for a moment. */
async function startNode(
	program: string,
	{ data, port, user }: Pick<Node, 'data' | 'port'> & { readonly user: ProcessUser },
) {
	const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
	const deadlineMs = performance.now() + 10_000;
	for (;;) {
		try {
			return await started(program, ['-D', data, '-p', String(port), ...flags], user);
		} catch (error) {
			if (performance.now() > deadlineMs) throw error;
			await wait(50);
		}
	}
}

async function ended(process: ChildProcess, signal: PostgresEnd): Promise<void> {
	if (process.exitCode !== null || process.signalCode !== null) return;
	const exit = once(process, 'exit');
	process.kill(signal);
	await exit;
}

/** A base backup by SQL, because the package for tests has no pg_basebackup. */
async function copyOf(primary: Node, copy: string, as: ProcessUser & { cwd: string }) {
	const client = await clientOf(primary);
	try {
		await client.query(`select pg_backup_start('standby', true)`);
		// Files that vanish meanwhile are not needed: the log describes what became of them.
		await run('cp', ['-R', primary.data, copy], as).catch(() => undefined);
		await rm(join(copy, 'postmaster.pid'), { force: true });
		const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
		const conninfo = `host=127.0.0.1 port=${primary.port} user=plumbline`;
		const line = `primary_conninfo = '${conninfo}'\nsynchronous_standby_names = ''\n`;
		const files = {
			backup_label: rows[0].labelfile,
			'standby.signal': '',
			'postgresql.auto.conf': line,
		};
		for (const [name, content] of Object.entries(files)) {
			const file = join(copy, name);
			await writeFile(file, content);
			if (as.uid !== undefined && as.gid !== undefined) await chown(file, as.uid, as.gid);
		}
	} finally {
		await client.end();
	}
}

async function confirmedBy(node: Node, standbys: '' | '*'): Promise<void> {
	await onNode(node, `alter system set synchronous_standby_names = '${standbys}'`);
	await onNode(node, 'select pg_reload_conf()');
}

async function isConfirming(primary: Node): Promise<void> {
	const query = `select count(*)::int as count from pg_stat_replication where sync_state = 'sync'`;
	while ((await onNode(primary, query))[0]?.count !== 1) await wait(50);
}

async function onNode(node: Node, statement: string): Promise<Record<string, unknown>[]> {
	const client = await clientOf(node);
	try {
		return (await client.query(statement)).rows;
	} finally {
		await client.end();
	}
}

async function clientOf({ port }: Node): Promise<pg.Client> {
	const client = new pg.Client(`postgres://plumbline@127.0.0.1:${port}/postgres`);
	await client.connect();
	return client;
}
