/** Where the pages find what they load. */
export interface Surroundings {
	/** `http://…` of the page’s own site. It answers `/slow…` and `/endless…` bit by bit, `/file` as a download, `/events` as events. */
	readonly origin: string;
	/** The same for site number n. */
	readonly site: (number: number) => string;
}

type CostlyPage = (surroundings: Surroundings) => string;

const script = (text: string) => `<script>${text}</script>`;
const often = (text: string, count: number) => `for (let i = 0; i < ${count}; i++) { ${text} }`;
const inWorker = (text: string) =>
	`new Worker(URL.createObjectURL(new Blob([${JSON.stringify(text)}])))`;
const fill = (megabytes: number) =>
	`(() => { const b = new Uint8Array(${megabytes}e6); for (let at = 0; at < b.length; at += 4096) b[at] = 1; return b; })()`;
const keep = 'const kept = [];';

/** Pages of a few lines that take all time, memory, processes or attention that they get. */
export const costlyPages: Readonly<Record<string, CostlyPage>> = {
	'an ordinary page': () => '<h1>Rye</h1>',

	// Time
	'an endless loop': () => script('for (;;);'),
	'an endless loop, a second later': () => script('setTimeout(() => { for (;;); }, 1000)'),
	'endless promises': () => script('const again = () => Promise.resolve().then(again); again();'),
	'endless timers': () =>
		script('const again = () => { setTimeout(again); setTimeout(again, 1); }; again();'),
	'endless animation frames with layout': () =>
		`${'<div><p>Rye'.repeat(3000)}${script('const again = () => { document.body.style.width = Math.random() * 900 + "px"; document.body.offsetHeight; requestAnimationFrame(again); }; again();')}`,
	'an endless observer': () =>
		script(
			'new MutationObserver(() => document.body.append("x")).observe(document.body ?? document.documentElement, { childList: true, subtree: true }); document.documentElement.append("x");',
		),
	'a regular expression that backtracks': () => script('/^(a+)+$/.test("a".repeat(60) + "b")'),
	'requests that wait for each other': ({ origin }) =>
		script(
			often(
				`const x = new XMLHttpRequest(); x.open('GET', '${origin}/slow' + i, false); try { x.send(); } catch {}`,
				99,
			),
		),
	'a script that never ends': ({ origin }) => `<script src="${origin}/endless.js"></script>`,
	'style sheets that arrive bit by bit': ({ origin }) =>
		Array.from(
			{ length: 20 },
			(_, index) => `<link rel="stylesheet" href="${origin}/slow${index}.css">`,
		).join(''),
	'streams that stay open': ({ origin }) =>
		script(
			often(
				`new EventSource('${origin}/events?' + i); new WebSocket('${origin.replace('http', 'ws')}/socket' + i);`,
				30,
			),
		),

	// Dialogs, windows and navigation
	'endless alerts': () => script('for (;;) alert("Rye")'),
	'endless confirmations and prompts': () => script('for (;;) { confirm("Rye"); prompt("Rye"); }'),
	'endless printing': () => script('for (;;) print()'),
	'questions before it is left': () =>
		script(
			'addEventListener("beforeunload", (event) => { event.preventDefault(); for (;;); }); location.href = "/next";',
		),
	'200 windows': () => script(often('open("/window" + i)', 200)),
	'windows by and by': () => script('setInterval(() => open("about:blank"), 50)'),
	'windows that open windows': () =>
		script(
			'const more = (from) => { try { const w = from.open("about:blank"); w && setTimeout(more, 20, w); } catch {} setTimeout(more, 20, from); }; more(window);',
		),
	'history without end': () => script('for (let i = 0; ; i++) history.pushState({}, "", "#" + i)'),
	'fragments without end': () =>
		script('setInterval(() => { for (let i = 0; i < 500; i++) location.hash = Math.random(); })'),
	'reloading without end': () => script('location.reload()'),
	'going elsewhere without end': () =>
		script('setInterval(() => { location.href = "/" + Math.random(); }, 1)'),
	'writing without end': () => script('for (;;) document.write("<p>Rye bread</p>")'),
	'opening and closing documents': () =>
		`<iframe id="f"></iframe>${script('setInterval(() => { for (let i = 0; i < 200; i++) { const d = f.contentDocument; d.open(); d.write("<p>Rye"); d.close(); } })')}`,
	downloads: ({ origin }) =>
		`<a id="a" href="${origin}/file" download>x</a><iframe src="${origin}/file"></iframe>${script('setInterval(() => a.click(), 20)')}`,
	'the browser’s own pages and files': () =>
		`${['file:///etc/passwd', 'view-source:file:///etc/passwd', 'chrome://gpu', 'chrome://crash', 'about:inducebrowsercrashforrealz'].map((url) => `<iframe src="${url}"></iframe><object data="${url}"></object>`).join('')}${script('for (const to of ["chrome://crash", "chrome://kill", "file:///etc/passwd"]) setTimeout(() => { location.href = to; }, 100)')}`,

	// Messages to the thread that drives the browser
	'a full console': () => script('for (;;) console.log("Rye bread".repeat(9999))'),
	'requests without end': ({ origin }) =>
		script(
			`setInterval(() => { for (let i = 0; i < 100; i++) fetch('${origin}/x' + Math.random()).catch(() => {}); }, 1)`,
		),
	'frames that come and go': () =>
		script(
			'setInterval(() => { for (let i = 0; i < 50; i++) { const f = document.createElement("iframe"); document.documentElement.append(f); f.remove(); } }, 1)',
		),
	'workers that come and go': () =>
		script(`setInterval(() => { for (let i = 0; i < 20; i++) ${inWorker('close()')}; }, 5)`),
	'errors without end': () =>
		script(
			'setInterval(() => { for (let i = 0; i < 500; i++) { Promise.reject(new Error("Rye".repeat(999))); } })',
		),

	// Memory
	'array buffers': () => script(`${keep} setInterval(() => kept.push(${fill(50)}), 10)`),
	'array buffers at once': () => script(`${keep} for (;;) kept.push(${fill(100)})`),
	'an endless string': () => script('let text = "Rye bread"; for (;;) text += text;'),
	'endless objects': () => script(`${keep} for (;;) kept.push({ rye: [1, 2, 3], bread: {} })`),
	'memories of WebAssembly': () =>
		script(
			`${keep} setInterval(() => { const m = new WebAssembly.Memory({ initial: 1600 }); const b = new Uint8Array(m.buffer); for (let at = 0; at < b.length; at += 4096) b[at] = 1; kept.push(m); }, 10)`,
		),
	canvases: () =>
		script(
			`${keep} setInterval(() => { const c = document.createElement('canvas'); c.width = c.height = 8000; c.getContext('2d').fillRect(0, 0, 8000, 8000); kept.push(c); }, 10)`,
		),
	'bitmaps and WebGL': () =>
		script(
			`${keep} setInterval(async () => { const c = document.createElement('canvas'); c.width = c.height = 4000; const gl = c.getContext('webgl'); gl?.clear(gl.COLOR_BUFFER_BIT); kept.push(c, await createImageBitmap(new ImageData(4000, 4000))); }, 10)`,
		),
	blobs: () =>
		script(
			`${keep} setInterval(() => { const b = new Blob([${fill(40)}]); kept.push(b, URL.createObjectURL(b)); }, 10)`,
		),
	'a database': () =>
		script(
			`const asked = indexedDB.open('rye'); asked.onupgradeneeded = () => asked.result.createObjectStore('o', { autoIncrement: true }); asked.onsuccess = () => setInterval(() => asked.result.transaction('o', 'readwrite').objectStore('o').add(${fill(20)}), 10);`,
		),
	'a million elements': () =>
		script(`document.documentElement.insertAdjacentHTML('beforeend', '<p><b>Rye</b>'.repeat(1e6))`),
	'deep elements': () =>
		script(
			'let at = document.documentElement; for (;;) { const e = document.createElement("div"); at.append(e); at = e; }',
		),
	'16 MB of text': () => `<p>${'Rye bread. '.repeat(16e6 / 11)}`,
	'large data URLs': () =>
		script(
			often(
				'const f = document.createElement("iframe"); f.src = "data:text/html," + "Rye ".repeat(2e6); document.documentElement.append(f);',
				50,
			),
		),
	'costly selectors': () =>
		`<style>${Array.from({ length: 300 }, (_, index) => `:is(div:has(p ~ p), p):not(:nth-child(${index + 2}n of p:has(b))) ~ * [class*="${index}"] { color: red }`).join('')}</style>${'<div><p class="x1">Rye<p><b>Bread</b>'.repeat(5000)}`,
	filters: () =>
		`<svg width="9000" height="9000"><filter id="f">${'<feTurbulence baseFrequency=".9" numOctaves="99"/><feGaussianBlur stdDeviation="900"/><feMorphology operator="dilate" radius="99"/>'.repeat(20)}</filter>${'<rect width="9000" height="9000" filter="url(#f)"/>'.repeat(50)}</svg>`,

	// Processes and threads
	'100 workers with 40 MB each': () =>
		script(often(inWorker(`self.kept = ${fill(40)}; setInterval(() => {}, 1000)`), 100)),
	'workers that start workers': () =>
		script(
			`const text = 'const b = new Blob([self.name]); for (let i = 0; i < 3; i++) new Worker(URL.createObjectURL(b), { name: self.name });'; for (let i = 0; i < 5; i++) new Worker(URL.createObjectURL(new Blob([text])), { name: text });`,
		),
	'shared workers': () =>
		script(
			often(
				`new SharedWorker(URL.createObjectURL(new Blob(['self.kept = ${fill(30)}; //' + i])))`,
				100,
			),
		),
	'a service worker': ({ origin }) =>
		script(`navigator.serviceWorker?.register('${origin}/worker.js')`),
	'300 frames': () =>
		script(
			often(
				'const f = document.createElement("iframe"); f.srcdoc = "<p>Rye"; document.documentElement.append(f);',
				300,
			),
		),
	'frames of 100 sites with 60 MB each': ({ site }) =>
		Array.from({ length: 100 }, (_, index) => `<iframe src="${site(index)}/large"></iframe>`).join(
			'',
		),
	'frames in frames': ({ origin }) =>
		`<iframe src="${origin}/nested"></iframe><iframe src="${origin}/nested?2"></iframe>`,
	'sandboxed frames': () =>
		script(
			often(
				`const f = document.createElement('iframe'); f.sandbox = 'allow-scripts'; f.srcdoc = '<script>self.kept = ${fill(40)}<\\/script>'; document.documentElement.append(f);`,
				100,
			),
		),
};

/** A page of a frame that takes 60 MB. */
export const largeFrame = script(`self.kept = ${fill(60)}`);

/** A page that shows itself in frames. */
export const nestedFrame = script(
	often(
		'const f = document.createElement("iframe"); f.src = "/nested?" + Math.random(); document.documentElement.append(f);',
		3,
	),
);
