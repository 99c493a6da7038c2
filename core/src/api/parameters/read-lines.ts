/** The lines of a body as they arrive, without empty ones. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
	const reader = body.getReader();
	const decoder = new TextDecoder();
	let rest = '';
	try {
		for (;;) {
			const { done, value } = await reader.read();
			const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
			rest = done ? '' : (lines.pop() ?? '');
			yield* lines.filter((line) => line !== '');
			if (done) return;
		}
	} finally {
		// The consumer stopped reading, so nothing more is needed.
		await reader.cancel();
	}
}
