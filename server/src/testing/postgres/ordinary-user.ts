import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The user to start a process as; empty for the current user. */
export interface ProcessUser {
	readonly uid?: number;
	readonly gid?: number;
}

const run = promisify(execFile);

/** PostgreSQL refuses to run as root, so root runs it as an unprivileged user. */
export async function ordinaryUser(): Promise<ProcessUser> {
	if (process.getuid?.() !== 0) return {};
	return { uid: await id('-u'), gid: await id('-g') };
}

async function id(flag: '-u' | '-g'): Promise<number> {
	const { stdout } = await run('id', [flag, 'nobody']);
	return Number(stdout);
}
