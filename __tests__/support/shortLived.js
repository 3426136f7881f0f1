// A test is over before V8 has won back what it takes to compile well what runs often: it shall wait longer before it does.
require('node:v8').setFlagsFromString('--interrupt-budget=600000')
