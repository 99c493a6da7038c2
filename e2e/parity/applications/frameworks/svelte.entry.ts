import { mount } from 'svelte';
import { currentPage } from '../application-page.ts';
import SveltePage from './svelte-page.svelte';

const target = document.querySelector('#root');
if (target) mount(SveltePage, { target, props: { page: await currentPage() } });
