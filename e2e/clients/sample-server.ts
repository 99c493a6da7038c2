import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const main = path.join(import.meta.dirname, '../../server/src/testing/sample-server/main.ts');

export interface SampleServer {
	readonly origin: string;
	readonly apiKey: string;
	readonly process: ChildProcess;
}

/** The server with the sample account, in a process of its own: generators keep this one busy. */
export async function startSampleServer(): Promise<SampleServer> {
	const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
	for await (const line of createInterface({ input: child.stdout })) {
		return { ...JSON.parse(line), process: child };
	}
	throw new Error('The server ended before it was ready.');
}
