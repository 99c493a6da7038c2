/** The limits of rendering. Tests can lower each of them. */
export const defaultRenderLimits = {
	/**
	 * Pages of one account at once, each in a browser of its own. There is one browser more, for the
	 * others: an account whose pages never end never keeps them waiting.
	 */
	tabs: 2,
	/** From its turn to the result, the start of the browser and a second try included. */
	pageMs: 20_000,
	/** The same without the start of the browser, which takes long on a busy machine. */
	runMs: 20_000,
	/** Until the page and what it loads are there; then it is read as it is. */
	loadMs: 10_000,
	/** How long the network must be quiet, and how long that is waited for. */
	settleMs: 3000,
	/** Time on processors after which a page goes last when all are busy. */
	hurriedCpuSeconds: 3,
	/** The same for reading what the browser says about a page; then it is ended. */
	messagesCpuSeconds: 3,
	/** Until the browser has closed a page that was read. */
	closeMs: 2000,
	/** Limit for everything that the page loads, as sent. */
	loadedBytes: 30 * 1024 * 1024,
	/** Limit for the rendered HTML. */
	htmlBytes: 15 * 1024 * 1024,
	/** Limit for that HTML with everything that was read from the page. */
	drawnBytes: 60 * 1024 * 1024,
	/** Connections that one page opens. */
	connections: 200,
	/** Frames, workers and windows that one page opens, and hosts whose pages it shows in frames. */
	frames: 200,
	workers: 50,
	windows: 20,
	frameHosts: 8,
	/** Limits for all browsers together. */
	memoryBytes: 1536 * 1024 * 1024,
	processes: 40,
	/** How long a page waits for its turn before it is refused, and the room in the queue. */
	waitMs: 10_000,
	waitingTasks: 100,
	waitingBytes: 128 * 1024 * 1024,
	/** After that a browser without work is ended. */
	idleMs: 60_000,
	/** How long a page that had to be ended counts against its account. */
	offenceMs: 5 * 60_000,
};

export type RenderLimits = Readonly<typeof defaultRenderLimits>;
