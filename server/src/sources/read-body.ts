/** A day of a large property is a few megabytes; more than this is no answer of an API. */
const mostBytes = 64 * 1024 * 1024;

/** JSON where the answer is JSON, whatever its headers call it; its text otherwise. */
export async function readBody(
	response: Response,
): Promise<{ readonly body: unknown; readonly isJson: boolean }> {
	const text = await readText(response);
	try {
		return { body: JSON.parse(text), isJson: true };
	} catch {
		// Which answers may be something else is for the caller to say.
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
