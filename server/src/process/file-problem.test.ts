import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { fileProblem } from './file-problem.ts';

function problemOf(path: string): string {
	try {
		return readFileSync(path, 'utf8');
	} catch (error) {
		return fileProblem(error);
	}
}

test('says what the file system says, in words', () => {
	expect(problemOf('/no/such/file')).toBe('there is no such file or folder');
	expect(problemOf(tmpdir())).toBe('it is a folder');
	expect(problemOf(`${import.meta.filename}/below`)).toBe('a part of its path is a file');
	expect(fileProblem(new Error('Something else'))).toBe('Something else');
});
