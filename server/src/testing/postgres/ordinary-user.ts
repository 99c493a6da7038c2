import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** As whom a process is started; empty for whoever runs this. */
export interface ProcessUser {
	readonly uid?: number;
	readonly gid?: number;
}

const run = promisify(execFile);

/** PostgreSQL refuses to run as root, so root lends it somebody who may do nothing else. */
export async function ordinaryUser(): Promise<ProcessUser> {
	if (process.getuid?.() !== 0) return {};
	return { uid: await id('-u'), gid: await id('-g') };
}

async function id(flag: '-u' | '-g'): Promise<number> {
	const { stdout } = await run('id', [flag, 'nobody']);
	return Number(stdout);
}
