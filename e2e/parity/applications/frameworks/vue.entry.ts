import { createApp, onMounted } from 'vue/dist/vue.esm-bundler.js';
import { currentPage } from '../application-page.ts';
import { writeHead } from '../write-head.ts';

const page = await currentPage();
createApp({
	setup() {
		onMounted(() => writeHead(page));
		return { page };
	},
	template: `
		<main>
			<h1>{{ page.heading }}</h1>
			<p>{{ page.lead }}</p>
			<section v-for="section in page.sections"><h2>{{ section.heading }}</h2><p>{{ section.text }}</p></section>
			<img v-for="image in page.images" :src="image.src" :alt="image.alt" width="300" height="200">
			<nav><a v-for="link in page.links" :href="link.href">{{ link.text }}</a></nav>
		</main>`,
}).mount('#root');
