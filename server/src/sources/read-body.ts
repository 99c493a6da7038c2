/** A day of a large property is a few megabytes; anything larger is not an API answer. */
const mostBytes = 64 * 1024 * 1024;

/** Parsed JSON if the body is JSON, whatever its headers say; otherwise its text. */
export async function readBody(
	response: Response,
): Promise<{ readonly body: unknown; readonly isJson: boolean }> {
	const text = await readText(response);
	try {
		return { body: JSON.parse(text), isJson: true };
	} catch {
		// The caller decides which answers may be something else.
		return { body: text, isJson: false };
	}
}

async function readText(response: Response): Promise<string> {
	if (response.body === null) return '';
	const decoder = new TextDecoder();
	const parts: string[] = [];
	let bytes = 0;
	for await (const chunk of response.body) {
		bytes += chunk.byteLength;
		if (bytes > mostBytes) throw new Error('The answer is too long.');
		parts.push(decoder.decode(chunk, { stream: true }));
	}
	return parts.join('') + decoder.decode();
}
