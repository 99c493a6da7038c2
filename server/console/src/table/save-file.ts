/** Lets the browser save a text as a file. */
export function saveText(name: string, text: string): void {
	saveBlob(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}

/** Lets the browser save a file. */
export function saveBlob(name: string, blob: Blob): void {
	const url = URL.createObjectURL(blob);
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	URL.revokeObjectURL(url);
}
