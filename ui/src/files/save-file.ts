interface SavedFile {
	readonly name: string;
	readonly type: string;
	readonly content: string | Blob;
}

/** Lets the browser save a file, which needs no permission. */
export function saveFile({ name, type, content }: SavedFile): void {
	const url = URL.createObjectURL(new Blob([content], { type }));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	// The download has started by then, and the content should not stay in memory.
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
