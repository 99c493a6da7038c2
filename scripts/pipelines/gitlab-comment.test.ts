import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const program = path.resolve(import.meta.dirname, '../../cli/plumbline.js');

test('the report becomes one note of a merge request in GitLab, in whole lines', async () => {
	const notes: { id: number; body: string }[] = [];
	const asked: string[] = [];
	const server = createServer(async (request, response) => {
		asked.push(`${request.method} ${request.url} ${request.headers['private-token']}`);
		const { body = '' } = JSON.parse((await text(request)) || '{}');
		if (request.method === 'POST') notes.push({ id: 9, body });
		if (request.method === 'PUT') notes[0]!.body = body;
		response.end(JSON.stringify(notes));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-gitlab-'));
	onTestFinished(() => {
		server.close();
		rmSync(folder, { recursive: true });
	});
	// The address of a listening TCP server is never a string.
	const { port } = server.address() as AddressInfo;
	const env = {
		CI_API_V4_URL: `http://127.0.0.1:${port}/api/v4`,
		CI_PROJECT_ID: '5',
		CI_MERGE_REQUEST_IID: '3',
		PLUMBLINE_TOKEN: 'glpat-1',
	};
	const comment = async (changes: string) => {
		writeFileSync(path.join(folder, 'changes.txt'), changes);
		writeFileSync(path.join(folder, 'report.md'), '| a line of a table |\n'.repeat(9000));
		await promisify(execFile)(process.execPath, [program, 'comment', 'changes.txt', 'report.md'], {
			cwd: folder,
			env,
		});
	};

	await comment('Worse than before\n```\n@everybody');
	await comment('No changes');

	const url = '/api/v4/projects/5/merge_requests/3/notes';
	expect(asked).toEqual([
		`GET ${url}?per_page=100&page=1 glpat-1`,
		`POST ${url} glpat-1`,
		`GET ${url}?per_page=100&page=1 glpat-1`,
		`PUT ${url}/9 glpat-1`,
	]);
	expect(notes).toHaveLength(1);
	expect(notes[0]?.body).toContain('```text\nNo changes\n```');
	expect(notes[0]?.body).toMatch(/\| a line of a table \|\n\n… and more/);
	expect(notes[0]?.body.length).toBeLessThan(65_000);
});
