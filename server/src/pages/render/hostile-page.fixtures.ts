/** Resources that a page can load from each host that fails. */
const loadsFrom: readonly ((host: string) => string)[] = [
	(host) => `<link rel="stylesheet" href="http://${host}/a.css">`,
	(host) => `<script async src="http://${host}/a.js"></script>`,
	(host) => `<iframe src="http://${host}/frame"></iframe>`,
	(host) => `<script async src="https://${host}/secure.js"></script>`,
];

/** The same without keeping the page from being loaded. */
const loadsLater = (host: string) =>
	`<script>for (const scheme of ['http', 'https']) fetch(scheme + '://${host}/later', { mode: 'no-cors', method: 'POST', body: 'x' }).catch(() => {});
	for (const scheme of ['ws', 'wss']) new WebSocket(scheme + '://${host}/socket');</script>`;

const misdeeds = [
	'<a download href="/file" id="file">x</a><script>file.click()</script>',
	'<iframe src="/file"></iframe>',
	'<iframe src="/redirect?http://127.0.0.1:1/"></iframe>',
	'<script async src="/redirect?http://169.254.169.254/"></script>',
	'<script async src="/redirect?http://[::1]:80/"></script>',
	'<script async src="http://localhost:1/"></script>',
	'<script async src="http://127.0.0.1:99999/"></script>',
	'<link rel="stylesheet" href="http://[/a.css">',
	'<iframe src="file:///etc/passwd"></iframe>',
	'<script>for (let i = 0; i < 20; i++) open("/popup" + i)</script>',
	'<script>setInterval(() => fetch("/again").catch(() => {}), 50)</script>',
	'<script>{ const again = () => setTimeout(again); again(); }</script>',
	'<script>for (let i = 0; i < 10; i++) new Worker(URL.createObjectURL(new Blob(["setInterval(() => fetch(\'http://no-such-host.invalid/\').catch(() => {}), 100)"])))</script>',
	'<script>setTimeout(() => { alert("a"); confirm("b"); prompt("c"); print(); }, 100)</script>',
	'<script>addEventListener("beforeunload", (event) => event.preventDefault())</script>',
	'<script>for (let i = 0; i < 300; i++) fetch("/many" + i).catch(() => {})</script>',
	'<script>Promise.reject(new Error("nobody catches this")); throw new Error("nor this")</script>',
];

interface Hosts {
	readonly quick: readonly string[];
	readonly endless: readonly string[];
}

/** A page whose scripts write its heading, and then load everything that can go wrong. */
export function hostilePage({ endless, quick }: Hosts): string {
	const parts = [
		...quick.flatMap((host) => loadsFrom.map((load) => load(host))),
		...[...quick, ...endless].map(loadsLater),
		...misdeeds,
	];
	return `<!doctype html><html lang="en"><head><title>Rye bread</title></head><body><div id="root"></div>
<script>root.innerHTML = '<h1>Rye bread</h1>'; fetch('/crash');</script>
${parts.join('\n')}</body></html>`;
}
