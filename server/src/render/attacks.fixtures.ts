/** Ways in which a page can make a browser connect to `target`, a URL without a path. */
export const attacks: Readonly<Record<string, (target: string) => string>> = {
	fetch: (target) =>
		`<script>fetch('${target}/fetch', { mode: 'no-cors' }).catch(() => {})</script>`,
	'fetch that outlives the page': (target) =>
		`<script>fetch('${target}/keepalive', { mode: 'no-cors', keepalive: true }).catch(() => {})</script>`,
	XMLHttpRequest: (target) =>
		`<script>{ const r = new XMLHttpRequest(); r.open('POST', '${target}/xhr'); r.send('x'); }</script>`,
	beacon: (target) => `<script>navigator.sendBeacon('${target}/beacon', 'x')</script>`,
	EventSource: (target) => `<script>new EventSource('${target}/events')</script>`,
	WebSocket: (target) => `<script>new WebSocket('${target.replace('http', 'ws')}/socket')</script>`,
	script: (target) => `<script src="${target}/script.js"></script>`,
	module: (target) => `<script type="module" src="${target}/module.js"></script>`,
	'dynamic import': (target) => `<script>import('${target}/import.js').catch(() => {})</script>`,
	stylesheet: (target) => `<link rel="stylesheet" href="${target}/style.css">`,
	'imported stylesheet': (target) => `<style>@import url(${target}/import.css);</style>`,
	'background image': (target) => `<div style="background:url(${target}/background.png)">x</div>`,
	font: (target) =>
		`<style>@font-face{font-family:a;src:url(${target}/font.woff)}p{font-family:a}</style><p>x</p>`,
	image: (target) => `<img src="${target}/image.png">`,
	'image set': (target) => `<img srcset="${target}/image-2x.png 2x">`,
	'image of a script': (target) => `<script>new Image().src = '${target}/new-image.png'</script>`,
	'SVG image': (target) => `<svg><image href="${target}/svg.png"/></svg>`,
	'SVG use': (target) => `<svg><use href="${target}/use.svg#a"/></svg>`,
	frame: (target) => `<iframe src="${target}/frame"></iframe>`,
	'frame in a sandbox': (target) => `<iframe sandbox src="${target}/sandboxed"></iframe>`,
	'frame with its own document': (target) =>
		`<iframe srcdoc="<img src='${target}/srcdoc.png'><script>fetch('${target}/srcdoc')</script>"></iframe>`,
	object: (target) => `<object data="${target}/object"></object>`,
	embed: (target) => `<embed src="${target}/embed">`,
	video: (target) =>
		`<video src="${target}/video.mp4" autoplay poster="${target}/poster.png"></video>`,
	audio: (target) => `<audio src="${target}/audio.mp3" autoplay></audio>`,
	track: (target) => `<video><track src="${target}/track.vtt" default></video>`,
	preload: (target) => `<link rel="preload" as="fetch" href="${target}/preload">`,
	prefetch: (target) => `<link rel="prefetch" href="${target}/prefetch">`,
	preconnect: (target) => `<link rel="preconnect" href="${target}">`,
	'DNS prefetch': (target) => `<link rel="dns-prefetch" href="${target}">`,
	icon: (target) => `<link rel="icon" href="${target}/favicon.ico">`,
	manifest: (target) => `<link rel="manifest" href="${target}/manifest.json">`,
	'speculation rules': (target) =>
		`<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${target}/speculated"]}]}</script>`,
	form: (target) =>
		`<iframe name="t"></iframe><form action="${target}/form" method="post" target="t"></form><script>document.forms[0].submit()</script>`,
	ping: (target) => `<a id="p" href="#x" ping="${target}/ping">x</a><script>p.click()</script>`,
	popup: (target) => `<script>open('${target}/popup')</script>`,
	worker: (target) =>
		`<script>new Worker(URL.createObjectURL(new Blob(["fetch('${target}/worker',{mode:'no-cors'}).catch(()=>{});try{importScripts('${target}/imported.js')}catch{}"])))</script>`,
	'shared worker': (target) =>
		`<script>new SharedWorker(URL.createObjectURL(new Blob(["fetch('${target}/shared',{mode:'no-cors'}).catch(()=>{})"])))</script>`,
	'service worker': () =>
		`<script>navigator.serviceWorker?.register('/worker.js').catch(() => {})</script>`,
	'redirect of a server': (target) =>
		`<script>fetch('/redirect?to=${encodeURIComponent(`${target}/redirected`)}', { mode: 'no-cors' }).catch(() => {})</script>`,
	'redirected frame': (target) =>
		`<iframe src="/redirect?to=${encodeURIComponent(`${target}/redirected-frame`)}"></iframe>`,
	'refreshing frame': (target) =>
		`<iframe srcdoc="<meta http-equiv=refresh content='0;url=${target}/refresh'>"></iframe>`,
	WebRTC: (target) =>
		`<script>{ const { hostname, port } = new URL('${target}'); const c = new RTCPeerConnection({ iceServers: [{ urls: ['stun:' + hostname + ':' + port, 'turn:' + hostname + ':' + port + '?transport=tcp'], username: 'a', credential: 'b' }] }); c.createDataChannel('x'); c.createOffer().then((o) => c.setLocalDescription(o)); }</script>`,
	WebTransport: (target) =>
		`<script>try { new WebTransport('${target.replace('http:', 'https:')}/transport').ready.catch(() => {}) } catch {}</script>`,
	reporting: (target) =>
		`<meta http-equiv="Content-Security-Policy-Report-Only" content="report-uri ${target}/csp">`,
};
