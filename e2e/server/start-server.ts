import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const main = path.join(import.meta.dirname, '../../server/src/main.ts');

export interface StartedServer {
	/** Signs a browser in, once. */
	readonly link: string;
	/** Runs a command on its database, and returns what it prints. */
	readonly command: (...words: readonly string[]) => Promise<string>;
	readonly stop: () => Promise<void>;
}

/** Runs the server as a newcomer would, with an empty database, until it prints the sign-in link. */
export async function startServer(
	command: 'start' | 'serve',
	environment: Readonly<Record<string, string>> = {},
): Promise<StartedServer> {
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-console-'));
	const env = {
		...process.env,
		PORT: '0',
		PLUMBLINE_LOG: 'warn',
		DATABASE_URL: `sqlite:${path.join(folder, 'plumbline.db')}`,
		...environment,
	};
	const child = spawn(process.execPath, [main, command], {
		env,
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const link = await new Promise<string>((resolve, reject) => {
		let said = '';
		const hear = (words: string) => {
			said += words;
			const found = said.match(/http:\S+#sign-in=[\w-]{47}/)?.[0];
			if (found !== undefined) resolve(found);
		};
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding('utf8').on('data', hear);
		}
		child.once('exit', () => reject(new Error(`The server ended without a link: ${said}`)));
	});
	return {
		link,
		command: async (...words) => {
			const { stdout } = await promisify(execFile)(process.execPath, [main, ...words], { env });
			return stdout;
		},
		stop: async () => {
			child.kill('SIGTERM');
			await once(child, 'exit');
			rmSync(folder, { recursive: true });
		},
	};
}
