import { readFileSync, readdirSync } from 'node:fs';
import { encodePng } from './src/encodePng.ts';
import { comparePictures } from './src/comparePictures.ts';
const dir='/tmp/sbprobe/baselines/en-desktop/';
const names=readdirSync(dir).sort().filter((_,i)=>i%12===0).concat(['components-globeplate--north.png','patterns-hero--all-pages.png','foundations-colour--light.png','patterns-planpicker--six-plans.png','patterns-authlayout--sign-in.png']);
let a=0,b=0;for(const n of names){const f=readFileSync(dir+n);const t=Date.now();const s=encodePng(f);const d=Date.now()-t;a+=f.length;b+=s.length;console.log(n,f.length,s.length,d+'ms',comparePictures(s,f)?.reason??'same');}
console.log(a,b);
