const words: Readonly<Record<string, string>> = {
	ENOENT: 'there is no such file or folder',
	ENOTDIR: 'a part of its path is a file',
	EISDIR: 'it is a folder',
	EACCES: 'you have no right to it',
	EPERM: 'you have no right to it',
	EROFS: 'the disk is read-only',
	ENOSPC: 'the disk is full',
	EMFILE: 'too many files are open',
	ELOOP: 'its links lead in a circle',
};

/** An error of the file system in words, within a sentence. */
export function fileProblem(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const code = 'code' in error ? String(error.code) : '';
	return words[code] ?? error.message;
}
