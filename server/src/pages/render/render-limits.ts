/** The limits of rendering one page. Tests can lower each of them. */
export const defaultRenderLimits = {
	/** Pages in the browser at once. */
	tabs: 2,
	/** From opening the page to reading it; also for the start of the browser. */
	pageMs: 20_000,
	/** Until the page and what it loads are there; then it is read as it is. */
	loadMs: 10_000,
	/** How long the network must be quiet, and how long that is waited for. */
	settleMs: 3000,
	/** Limit for everything that the page loads, as sent. */
	loadedBytes: 30 * 1024 * 1024,
	/** Limit for the rendered HTML. */
	htmlBytes: 15 * 1024 * 1024,
	/** Limit for that HTML with everything that was read from the page. */
	drawnBytes: 60 * 1024 * 1024,
	/** Connections that one page opens. */
	connections: 200,
};

export type RenderLimits = Readonly<typeof defaultRenderLimits>;
