import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDockerfile } from './read-dockerfile.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface Places {
	/** The folder that the image has at /app. */
	readonly app: string;
	/** The folder that the image has at /data. */
	readonly data: string;
	readonly port: number;
}

/** Runs the image's steps without a container engine, as a user who can only write to the data folder. */
export function createImage({ app, data, port }: Places) {
	const image = readDockerfile(readFileSync(path.join(root, 'Dockerfile'), 'utf8'));
	const tools = path.join(app, 'node_modules/.bin');
	const user = ordinaryUser();
	mkdirSync(data, { mode: 0o700 });
	if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid);
	// Copied, because Node's own folder may be closed to other users.
	copyFileSync(process.execPath, path.join(tools, 'node'));
	execFileSync('chmod', ['-R', 'a-w,a+rX', app]);
	chmodSync(path.dirname(app), 0o755);
	const here = (text: string) => text.replaceAll('/app', app).replaceAll('/data', data);
	const environment = Object.fromEntries(
		Object.entries(image.environment).map(([name, value]) => [name, here(value)]),
	);
	const run = ([program = '', ...args]: readonly string[]) =>
		spawn(program, args, {
			...user,
			cwd: path.dirname(app),
			// Programs that look for a folder of their own find one that they cannot write to.
			env: {
				...environment,
				PATH: `${tools}:/usr/bin:/bin`,
				HOST: '127.0.0.1',
				PORT: String(port),
				HOME: app,
				TMPDIR: app,
			},
			stdio: ['ignore', 'pipe', 'pipe'],
			timeout: 60_000,
		});
	return { ...image, run };
}

function ordinaryUser(): { readonly uid?: number; readonly gid?: number } {
	if (process.getuid?.() !== 0) return {};
	const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
	return { uid: id('-u'), gid: id('-g') };
}
