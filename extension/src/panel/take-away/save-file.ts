interface TextFile {
	readonly name: string;
	readonly type: string;
	readonly text: string;
}

/** Saves a text as a download, which needs no permission. */
export function saveFile({ name, text, type }: TextFile): void {
	const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// The download has started by then, and the text should not stay in memory.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
